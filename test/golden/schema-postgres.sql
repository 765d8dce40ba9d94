create table a2a_push_configs (
  principal_id text collate "C" not null,
  task_id text collate "C" not null,
  id text collate "C" not null,
  config text collate "C" not null,
  constraint a2a_push_configs_pkey PRIMARY KEY (principal_id, task_id, id)
);
CREATE TRIGGER a2a_push_configs_sandbox_bytes_added AFTER INSERT ON public.a2a_push_configs FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.config), 0) > 1024) THEN (COALESCE(octet_length(new.config), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION a2a_push_configs_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'a2a_push_configs', (case when coalesce(octet_length(new.config), 0) > 1024 then coalesce(octet_length(new.config), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER a2a_push_configs_sandbox_bytes_changed AFTER UPDATE OF config ON public.a2a_push_configs FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.config), 0) > 1024) THEN (COALESCE(octet_length(new.config), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.config), 0) > 1024) THEN (COALESCE(octet_length(old.config), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION a2a_push_configs_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'a2a_push_configs', (case when coalesce(octet_length(new.config), 0) > 1024 then coalesce(octet_length(new.config), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.config), 0) > 1024 then coalesce(octet_length(old.config), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER a2a_push_configs_sandbox_bytes_removed AFTER DELETE ON public.a2a_push_configs FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.config), 0) > 1024) THEN (COALESCE(octet_length(old.config), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION a2a_push_configs_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.config), 0) > 1024 then coalesce(octet_length(old.config), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'a2a_push_configs';
             delete from held_bytes where holder = old.principal_id and kind = 'a2a_push_configs' and count <= 0; return null; end ;
create table a2a_tasks (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  context_id text collate "C" not null,
  state text collate "C" not null,
  body text collate "C",
  note text collate "C",
  cancel_requested integer not null,
  updated_at bigint not null,
  seen_by text collate "C",
  constraint a2a_tasks_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX a2a_tasks_by_age ON public.a2a_tasks USING btree (updated_at);
CREATE INDEX a2a_tasks_by_principal ON public.a2a_tasks USING btree (principal_id, updated_at, id);
CREATE TRIGGER a2a_tasks_added AFTER INSERT ON public.a2a_tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION a2a_tasks_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'a2a_tasks', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER a2a_tasks_bytes_added AFTER INSERT ON public.a2a_tasks REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION a2a_tasks_bytes_added() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'a2a_tasks', sum(bytes) from (select principal_id, (coalesce(octet_length(body), 0)) as bytes from come) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER a2a_tasks_bytes_changed AFTER UPDATE ON public.a2a_tasks REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION a2a_tasks_bytes_changed() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'a2a_tasks', sum(bytes) from (select principal_id, (coalesce(octet_length(body), 0)) as bytes from come union all select principal_id, -(coalesce(octet_length(body), 0)) as bytes from gone) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER a2a_tasks_bytes_removed AFTER DELETE ON public.a2a_tasks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION a2a_tasks_bytes_removed() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'a2a_tasks', sum(bytes) from (select principal_id, -(coalesce(octet_length(body), 0)) as bytes from gone) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; delete from held_bytes where kind = 'a2a_tasks' and count <= 0
    and holder in (select principal_id from gone); return null; end ;
CREATE TRIGGER a2a_tasks_removed AFTER DELETE ON public.a2a_tasks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION a2a_tasks_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'a2a_tasks', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'a2a_tasks' and count <= 0 and holder in (select principal_id from changed); return null; end ;
create table account_books (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  currency text collate "C" not null,
  claimed bigint not null default '0'::bigint,
  spent bigint not null default '0'::bigint,
  paid bigint not null default '0'::bigint,
  buys integer not null default 0,
  constraint account_books_pkey PRIMARY KEY (principal_id, account_id, currency)
);
create table account_holders (
  principal_id text collate "C" not null,
  live bigint not null,
  constraint account_holders_pkey PRIMARY KEY (principal_id)
);
create table accounts (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  brand_domain text collate "C" not null,
  brand_id text collate "C" not null,
  operator text collate "C" not null,
  sandbox integer not null,
  name text collate "C" not null,
  status text collate "C" not null,
  billing text collate "C" not null,
  settings text collate "C" not null,
  currency text collate "C" not null,
  credit_limit bigint,
  spent bigint not null,
  declared integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint accounts_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX accounts_by_age ON public.accounts USING btree (created_at, principal_id, id);
CREATE INDEX accounts_by_id ON public.accounts USING btree (id);
CREATE INDEX accounts_by_key ON public.accounts USING btree (principal_id, brand_domain, brand_id, operator, sandbox, created_at, id);
CREATE INDEX accounts_by_principal ON public.accounts USING btree (principal_id, created_at, id);
CREATE INDEX accounts_by_sandbox ON public.accounts USING btree (principal_id, sandbox, status, created_at, id);
CREATE INDEX accounts_by_state ON public.accounts USING btree (status, created_at, principal_id, id);
CREATE INDEX accounts_by_status ON public.accounts USING btree (principal_id, status, created_at, id);
CREATE INDEX accounts_declared ON public.accounts USING btree (principal_id, id) WHERE ((declared = 1) AND (status <> ALL (ARRAY['rejected'::text, 'closed'::text])));
CREATE INDEX accounts_live_by_brand ON public.accounts USING btree (principal_id, brand_domain, sandbox, brand_id, created_at, id) WHERE (status <> ALL (ARRAY['rejected'::text, 'closed'::text]));
CREATE INDEX accounts_live_by_operator ON public.accounts USING btree (principal_id, brand_domain, operator, sandbox, created_at, id) WHERE (status <> ALL (ARRAY['rejected'::text, 'closed'::text]));
CREATE UNIQUE INDEX accounts_natural_key ON public.accounts USING btree (principal_id, brand_domain, brand_id, operator, sandbox) WHERE (status <> ALL (ARRAY['rejected'::text, 'closed'::text]));
CREATE INDEX accounts_undeclared ON public.accounts USING btree (principal_id, brand_domain, brand_id, created_at, id) WHERE ((declared = 0) AND (status <> ALL (ARRAY['rejected'::text, 'closed'::text])));
CREATE TRIGGER accounts_sandbox_bytes_added AFTER INSERT ON public.accounts FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.settings), 0) > 1024) THEN (COALESCE(octet_length(new.settings), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION accounts_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'accounts', (case when coalesce(octet_length(new.settings), 0) > 1024 then coalesce(octet_length(new.settings), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER accounts_sandbox_bytes_changed AFTER UPDATE OF settings ON public.accounts FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.settings), 0) > 1024) THEN (COALESCE(octet_length(new.settings), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.settings), 0) > 1024) THEN (COALESCE(octet_length(old.settings), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION accounts_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'accounts', (case when coalesce(octet_length(new.settings), 0) > 1024 then coalesce(octet_length(new.settings), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.settings), 0) > 1024 then coalesce(octet_length(old.settings), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER accounts_sandbox_bytes_removed AFTER DELETE ON public.accounts FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.settings), 0) > 1024) THEN (COALESCE(octet_length(old.settings), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION accounts_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.settings), 0) > 1024 then coalesce(octet_length(old.settings), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'accounts';
             delete from held_bytes where holder = old.principal_id and kind = 'accounts' and count <= 0; return null; end ;
create table activation_receivers (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  segment_id text collate "C" not null,
  task_id text collate "C" not null,
  receiver text collate "C" not null,
  constraint activation_receivers_pkey PRIMARY KEY (principal_id, account_id, segment_id, task_id)
);
create table ad_server_events (
  event_id text collate "C" not null,
  at bigint not null,
  constraint ad_server_events_pkey PRIMARY KEY (event_id)
);
CREATE INDEX ad_server_events_by_age ON public.ad_server_events USING btree (at);
create table ad_server_packages (
  package_id text collate "C" not null,
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  currency text collate "C" not null,
  applied_revision bigint not null,
  state text collate "C" not null,
  reservation_id text collate "C",
  reason text collate "C",
  ad_server_ref text collate "C",
  creatives text collate "C" not null,
  changed_at bigint not null,
  decide_by bigint,
  check_at bigint,
  constraint ad_server_packages_pkey PRIMARY KEY (package_id, principal_id)
);
CREATE INDEX ad_server_packages_due ON public.ad_server_packages USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX ad_server_packages_of_buy ON public.ad_server_packages USING btree (principal_id, buy_id);
create table ad_server_reading (
  id text collate "C" not null,
  cursor text collate "C",
  complete_until bigint,
  final_until bigint,
  as_of bigint,
  read_at bigint not null,
  constraint ad_server_reading_pkey PRIMARY KEY (id)
);
create table agent_accreditations (
  agent_url text collate "C" not null,
  metric_id text collate "C" not null,
  accrediting_body text collate "C" not null,
  constraint agent_accreditations_pkey PRIMARY KEY (agent_url, metric_id, accrediting_body)
);
CREATE INDEX agent_accreditations_by_body ON public.agent_accreditations USING btree (accrediting_body, agent_url, metric_id);
create table agent_claims (
  publisher_domain text collate "C" not null,
  agent_url text collate "C" not null,
  constraint agent_claims_pkey PRIMARY KEY (publisher_domain, agent_url)
);
CREATE INDEX agent_claims_by_agent ON public.agent_claims USING btree (agent_url);
create table agent_days (
  agent_url text collate "C" not null,
  day text collate "C" not null,
  probes integer not null,
  answered integer not null,
  response_ms bigint not null,
  last_error text collate "C",
  checks integer not null,
  check_status text collate "C",
  tracks text collate "C",
  constraint agent_days_pkey PRIMARY KEY (agent_url, day)
);
CREATE INDEX agent_days_by_day ON public.agent_days USING btree (day);
create table agent_facets (
  agent_url text collate "C" not null,
  facet text collate "C" not null,
  value text collate "C" not null,
  visibility text collate "C" not null,
  name_order text collate "C" not null,
  added_at bigint not null,
  property_count integer not null,
  constraint agent_facets_pkey PRIMARY KEY (agent_url, facet, value)
);
CREATE INDEX agent_facets_by_added ON public.agent_facets USING btree (visibility, facet, value, added_at, agent_url);
CREATE INDEX agent_facets_by_name ON public.agent_facets USING btree (visibility, facet, value, name_order, agent_url);
CREATE INDEX agent_facets_by_properties ON public.agent_facets USING btree (visibility, facet, value, property_count, agent_url);
CREATE INDEX agent_facets_by_url ON public.agent_facets USING btree (visibility, facet, value, agent_url);
create table agent_metrics (
  agent_url text collate "C" not null,
  metric_id text collate "C" not null,
  search_text text collate "C" not null,
  constraint agent_metrics_pkey PRIMARY KEY (agent_url, metric_id)
);
CREATE INDEX agent_metrics_by_metric ON public.agent_metrics USING btree (metric_id, agent_url);
create table agent_principals (
  id text collate "C" not null,
  name text collate "C" not null,
  token_hash text collate "C" not null,
  permissions text collate "C" not null,
  created_at bigint not null,
  revoked_at bigint,
  erased_at bigint,
  prefix text collate "C",
  constraint agent_principals_name_unique UNIQUE (name),
  constraint agent_principals_pkey PRIMARY KEY (id),
  constraint agent_principals_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX agent_principals_by_prefix ON public.agent_principals USING btree (prefix);
CREATE INDEX agent_principals_to_erase ON public.agent_principals USING btree (revoked_at) WHERE (erased_at IS NULL);
create table agent_profile_head (
  id integer not null,
  version bigint not null,
  pruned bigint not null,
  constraint agent_profile_head_pkey PRIMARY KEY (id)
);
create table agent_profile_ranks (
  agent_url text collate "C" not null,
  since bigint not null,
  until bigint not null,
  rank double precision not null,
  ended_at bigint not null,
  constraint agent_profile_ranks_pkey PRIMARY KEY (agent_url, until)
);
CREATE INDEX agent_profile_ranks_by_end ON public.agent_profile_ranks USING btree (until);
create table agent_profile_values (
  agent_url text collate "C" not null,
  dimension text collate "C" not null,
  value text collate "C" not null,
  rank double precision not null,
  constraint agent_profile_values_pkey PRIMARY KEY (agent_url, dimension, value)
);
CREATE INDEX agent_profile_values_by_rank ON public.agent_profile_values USING btree (dimension, value, rank, agent_url);
create table agent_profiles (
  agent_url text collate "C" not null,
  id text collate "C" not null,
  rank double precision not null,
  rank_since bigint not null,
  property_count integer not null,
  publisher_count integer not null,
  visibility text collate "C" not null,
  org_id text collate "C",
  profile text collate "C" not null,
  record text collate "C" not null,
  summary text collate "C" not null,
  due_at bigint,
  updated_at bigint not null,
  constraint agent_profiles_pkey PRIMARY KEY (agent_url)
);
CREATE INDEX agent_profiles_by_rank ON public.agent_profiles USING btree (rank, agent_url);
CREATE INDEX agent_profiles_due ON public.agent_profiles USING btree (due_at);
create table agent_task_steps (
  principal_id text collate "C" not null,
  task_id text collate "C" not null,
  seq integer not null,
  kind text collate "C" not null,
  data text collate "C" not null,
  at bigint not null,
  constraint agent_task_steps_pkey PRIMARY KEY (principal_id, task_id, seq)
);
CREATE TRIGGER agent_task_steps_sandbox_bytes_added AFTER INSERT ON public.agent_task_steps FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.data), 0) > 1024) THEN (COALESCE(octet_length(new.data), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION agent_task_steps_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'agent_task_steps', (case when coalesce(octet_length(new.data), 0) > 1024 then coalesce(octet_length(new.data), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER agent_task_steps_sandbox_bytes_changed AFTER UPDATE OF data ON public.agent_task_steps FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.data), 0) > 1024) THEN (COALESCE(octet_length(new.data), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.data), 0) > 1024) THEN (COALESCE(octet_length(old.data), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION agent_task_steps_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'agent_task_steps', (case when coalesce(octet_length(new.data), 0) > 1024 then coalesce(octet_length(new.data), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.data), 0) > 1024 then coalesce(octet_length(old.data), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER agent_task_steps_sandbox_bytes_removed AFTER DELETE ON public.agent_task_steps FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.data), 0) > 1024) THEN (COALESCE(octet_length(old.data), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION agent_task_steps_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.data), 0) > 1024 then coalesce(octet_length(old.data), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'agent_task_steps';
             delete from held_bytes where holder = old.principal_id and kind = 'agent_task_steps' and count <= 0; return null; end ;
create table agent_tasks (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  account_id text collate "C",
  task_type text collate "C" not null,
  protocol text collate "C" not null,
  status text collate "C" not null,
  request text collate "C" not null,
  context text collate "C" not null,
  result text collate "C",
  error text collate "C",
  progress text collate "C",
  message text collate "C",
  push_config text collate "C",
  created_at bigint not null,
  updated_at bigint not null,
  completed_at bigint,
  operator text collate "C",
  constraint agent_tasks_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX agent_tasks_built ON public.agent_tasks USING btree (completed_at) WHERE ((task_type = 'build_creative'::text) AND (completed_at IS NOT NULL));
CREATE INDEX agent_tasks_by_age ON public.agent_tasks USING btree (principal_id, created_at, id);
CREATE INDEX agent_tasks_by_protocol ON public.agent_tasks USING btree (principal_id, protocol, id);
CREATE INDEX agent_tasks_by_status ON public.agent_tasks USING btree (principal_id, status, id);
CREATE INDEX agent_tasks_by_task_type ON public.agent_tasks USING btree (principal_id, task_type, id);
CREATE INDEX agent_tasks_by_updated_at ON public.agent_tasks USING btree (principal_id, updated_at, id);
CREATE INDEX agent_tasks_ended_of_caller ON public.agent_tasks USING btree (principal_id, completed_at, id) WHERE (completed_at IS NOT NULL);
CREATE INDEX agent_tasks_waiting_builds ON public.agent_tasks USING btree (principal_id) WHERE ((task_type = 'build_creative'::text) AND (completed_at IS NULL));
CREATE TRIGGER agent_tasks_added AFTER INSERT ON public.agent_tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION agent_tasks_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'agent_tasks', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER agent_tasks_bytes_added AFTER INSERT ON public.agent_tasks REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION agent_tasks_bytes_added() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'agent_tasks', sum(bytes) from (select principal_id, (coalesce(octet_length(request), 0) + coalesce(octet_length(result), 0)) as bytes from come) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER agent_tasks_bytes_changed AFTER UPDATE ON public.agent_tasks REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION agent_tasks_bytes_changed() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'agent_tasks', sum(bytes) from (select principal_id, (coalesce(octet_length(request), 0) + coalesce(octet_length(result), 0)) as bytes from come union all select principal_id, -(coalesce(octet_length(request), 0) + coalesce(octet_length(result), 0)) as bytes from gone) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER agent_tasks_bytes_removed AFTER DELETE ON public.agent_tasks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION agent_tasks_bytes_removed() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'agent_tasks', sum(bytes) from (select principal_id, -(coalesce(octet_length(request), 0) + coalesce(octet_length(result), 0)) as bytes from gone) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; delete from held_bytes where kind = 'agent_tasks' and count <= 0
    and holder in (select principal_id from gone); return null; end ;
CREATE TRIGGER agent_tasks_removed AFTER DELETE ON public.agent_tasks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION agent_tasks_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'agent_tasks', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'agent_tasks' and count <= 0 and holder in (select principal_id from changed); return null; end ;
create table agents (
  id text collate "C" not null,
  url text collate "C" not null,
  first_seen_at bigint not null,
  removed_at bigint,
  site text collate "C",
  constraint agents_pkey PRIMARY KEY (id),
  constraint agents_url_unique UNIQUE (url)
);
CREATE INDEX agents_by_site ON public.agents USING btree (site, url);
create table api_keys (
  id text collate "C" not null,
  org_id text collate "C" not null,
  name text collate "C" not null,
  key_hash text collate "C" not null,
  permissions text collate "C" not null,
  created_at bigint not null,
  last_used_at bigint,
  expires_at bigint,
  revoked_at bigint,
  prefix text collate "C",
  constraint api_keys_key_hash_unique UNIQUE (key_hash),
  constraint api_keys_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint api_keys_pkey PRIMARY KEY (id)
);
CREATE INDEX api_keys_by_expiry ON public.api_keys USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX api_keys_by_org ON public.api_keys USING btree (org_id, created_at);
CREATE INDEX api_keys_by_prefix ON public.api_keys USING btree (prefix);
CREATE INDEX api_keys_revoked ON public.api_keys USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE TRIGGER api_keys_added AFTER INSERT ON public.api_keys REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION api_keys_added() as  begin insert into holdings (holder, kind, count)
         select org_id, 'api_keys', count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER api_keys_removed AFTER DELETE ON public.api_keys REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION api_keys_removed() as  begin insert into holdings (holder, kind, count)
         select org_id, 'api_keys', -count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'api_keys' and count <= 0 and holder in (select org_id from changed); return null; end ;
create table audience_members (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  audience_id text collate "C" not null,
  external_id text collate "C" not null,
  member text collate "C" not null,
  found text collate "C" not null,
  constraint audience_members_pkey PRIMARY KEY (principal_id, account_id, audience_id, external_id)
);
CREATE TRIGGER audience_members_added AFTER INSERT ON public.audience_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION audience_members_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'audience_members', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER audience_members_removed AFTER DELETE ON public.audience_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION audience_members_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'audience_members', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'audience_members' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER audience_members_sandbox_bytes_added AFTER INSERT ON public.audience_members FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.member), 0) + COALESCE(octet_length(new.found), 0)) > 1024) THEN ((COALESCE(octet_length(new.member), 0) + COALESCE(octet_length(new.found), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION audience_members_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audience_members', (case when coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) > 1024 then coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER audience_members_sandbox_bytes_changed AFTER UPDATE OF member, found ON public.audience_members FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.member), 0) + COALESCE(octet_length(new.found), 0)) > 1024) THEN ((COALESCE(octet_length(new.member), 0) + COALESCE(octet_length(new.found), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN ((COALESCE(octet_length(old.member), 0) + COALESCE(octet_length(old.found), 0)) > 1024) THEN ((COALESCE(octet_length(old.member), 0) + COALESCE(octet_length(old.found), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION audience_members_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audience_members', (case when coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) > 1024 then coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) > 1024 then coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER audience_members_sandbox_bytes_removed AFTER DELETE ON public.audience_members FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(old.member), 0) + COALESCE(octet_length(old.found), 0)) > 1024) THEN ((COALESCE(octet_length(old.member), 0) + COALESCE(octet_length(old.found), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION audience_members_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) > 1024 then coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'audience_members';
             delete from held_bytes where holder = old.principal_id and kind = 'audience_members' and count <= 0; return null; end ;
create table audience_receivers (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  receiver text collate "C" not null,
  constraint audience_receivers_pkey PRIMARY KEY (principal_id, account_id)
);
create table audiences (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  status text collate "C" not null,
  status_at bigint not null,
  reason text collate "C",
  matched bigint not null,
  members bigint not null,
  details text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  parts_key text collate "C" not null default ''::text,
  constraint audiences_pkey PRIMARY KEY (principal_id, account_id, id)
);
CREATE INDEX audiences_by_age ON public.audiences USING btree (principal_id, account_id, created_at, id);
CREATE INDEX audiences_by_id ON public.audiences USING btree (principal_id, id);
CREATE TRIGGER audiences_added AFTER INSERT ON public.audiences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION audiences_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'audiences', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER audiences_removed AFTER DELETE ON public.audiences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION audiences_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'audiences', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'audiences' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER audiences_sandbox_bytes_added AFTER INSERT ON public.audiences FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION audiences_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audiences', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER audiences_sandbox_bytes_changed AFTER UPDATE OF details ON public.audiences FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION audiences_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audiences', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER audiences_sandbox_bytes_removed AFTER DELETE ON public.audiences FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION audiences_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'audiences';
             delete from held_bytes where holder = old.principal_id and kind = 'audiences' and count <= 0; return null; end ;
create table audit_log (
  id text collate "C" not null,
  at bigint not null,
  action text collate "C" not null,
  actor text collate "C" not null,
  actor_name text collate "C" not null,
  org_id text collate "C",
  subject text collate "C",
  outcome text collate "C" not null,
  address text collate "C",
  request_id text collate "C",
  detail text collate "C" not null,
  by_stranger integer not null default 0,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_by_age ON public.audit_log USING btree (by_stranger, at);
CREATE INDEX audit_log_by_org ON public.audit_log USING btree (org_id, id);
CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject, id);
create table authorizations (
  id text collate "C" not null,
  agent_url text collate "C" not null,
  publisher_domain text collate "C" not null,
  entry_key text collate "C" not null,
  authorization_type text collate "C" not null,
  authorized_for text collate "C" not null,
  scope text collate "C" not null,
  evidence text collate "C" not null,
  hash text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint authorizations_key UNIQUE (publisher_domain, entry_key),
  constraint authorizations_pkey PRIMARY KEY (id)
);
CREATE INDEX authorizations_by_agent ON public.authorizations USING btree (agent_url, publisher_domain);
CREATE INDEX authorizations_by_publisher ON public.authorizations USING btree (publisher_domain, agent_url);
create table brand_agents (
  domain text collate "C" not null,
  agent_url text collate "C" not null,
  agent_type text collate "C" not null,
  agent_id text collate "C",
  first_seen_at bigint not null,
  constraint brand_agents_pkey PRIMARY KEY (domain, agent_url)
);
CREATE INDEX brand_agents_by_agent ON public.brand_agents USING btree (agent_url, first_seen_at, domain);
create table brand_changes_head (
  id integer not null,
  change bigint not null,
  constraint brand_changes_head_pkey PRIMARY KEY (id)
);
create table brand_epochs (
  from_change bigint not null,
  epoch text collate "C" not null,
  began_at bigint not null,
  constraint brand_epochs_pkey PRIMARY KEY (from_change)
);
CREATE INDEX brand_epochs_began ON public.brand_epochs USING btree (began_at, from_change);
create table brand_logos (
  domain text collate "C" not null,
  file text collate "C",
  url text collate "C" not null,
  checked_at bigint not null,
  data text collate "C",
  constraint brand_logos_pkey PRIMARY KEY (domain)
);
CREATE INDEX brand_logos_file ON public.brand_logos USING btree (file) WHERE (file IS NOT NULL);
create table brand_properties (
  domain text collate "C" not null,
  identifier text collate "C" not null,
  property_type text collate "C" not null,
  store text collate "C" not null,
  relationship text collate "C" not null,
  constraint brand_properties_pkey PRIMARY KEY (domain, identifier, property_type, store, relationship)
);
create table brand_refs (
  house_domain text collate "C" not null,
  domain text collate "C" not null,
  brand_id text collate "C" not null,
  declared_at bigint,
  constraint brand_refs_pkey PRIMARY KEY (house_domain, domain)
);
CREATE INDEX brand_refs_domain ON public.brand_refs USING btree (domain, house_domain);
create table brand_state_agents (
  agent_url text collate "C" not null,
  first_seen_at bigint not null,
  domain text collate "C" not null,
  since bigint not null,
  until bigint not null,
  constraint brand_state_agents_pkey PRIMARY KEY (agent_url, first_seen_at, domain, since)
);
CREATE INDEX brand_state_agents_domain ON public.brand_state_agents USING btree (domain, until);
CREATE INDEX brand_state_agents_until ON public.brand_state_agents USING btree (until);
create table brand_states (
  domain text collate "C" not null,
  since bigint not null,
  until bigint not null,
  outcome text collate "C" not null,
  validated_at bigint,
  agents text collate "C" not null,
  properties text collate "C" not null,
  constraint brand_states_pkey PRIMARY KEY (domain, since)
);
CREATE INDEX brand_states_domain ON public.brand_states USING btree (domain, until);
CREATE INDEX brand_states_until ON public.brand_states USING btree (until);
create table brands (
  domain text collate "C" not null,
  id text collate "C" not null,
  record text collate "C",
  source text collate "C",
  listed integer not null default 0,
  brand_name text collate "C",
  keller_type text collate "C",
  house_domain text collate "C",
  listing text collate "C",
  has_manifest integer not null default 0,
  search_text text collate "C",
  live_record text collate "C",
  file_status integer,
  live_outcome text collate "C",
  live_checked_at bigint,
  live_validated_at bigint,
  live_expires_at bigint not null default '0'::bigint,
  entry text collate "C",
  entry_source text collate "C",
  entry_org_id text collate "C",
  review_status text collate "C",
  enriched_at bigint,
  revision integer not null default 0,
  misses bigint not null default '0'::bigint,
  created_at bigint not null,
  updated_at bigint not null,
  card text collate "C",
  asked_at bigint,
  live_errors text collate "C",
  change bigint,
  constraint brands_id_unique UNIQUE (id),
  constraint brands_pkey PRIMARY KEY (domain)
);
CREATE INDEX brands_bare ON public.brands USING btree (created_at) WHERE ((record IS NULL) AND (entry IS NULL) AND (change IS NULL));
CREATE INDEX brands_by_domain ON public.brands USING btree (listed, domain);
CREATE INDEX brands_by_entry_org ON public.brands USING btree (entry_org_id, domain) WHERE (entry IS NOT NULL);
CREATE INDEX brands_by_update ON public.brands USING btree (listed, updated_at, domain);
CREATE INDEX brands_change ON public.brands USING btree (change) WHERE (change IS NOT NULL);
CREATE INDEX brands_house ON public.brands USING btree (house_domain);
CREATE INDEX brands_listing ON public.brands USING btree (listed, brand_name, domain);
CREATE INDEX brands_listing_by_source ON public.brands USING btree (listed, source, brand_name, domain);
CREATE INDEX brands_of_source_by_domain ON public.brands USING btree (listed, source, domain);
CREATE INDEX brands_of_source_by_update ON public.brands USING btree (listed, source, updated_at, domain);
CREATE INDEX brands_pending ON public.brands USING btree (updated_at, domain) WHERE (review_status = 'pending'::text);
create table browser_sessions (
  id text collate "C" not null,
  user_id text collate "C" not null,
  device text collate "C" not null,
  address text collate "C" not null,
  started_at bigint not null,
  proved_at bigint not null,
  last_used_at bigint not null,
  ends_at bigint not null,
  constraint browser_sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX browser_sessions_by_end ON public.browser_sessions USING btree (ends_at);
CREATE INDEX browser_sessions_by_user ON public.browser_sessions USING btree (user_id, last_used_at);
create table build_variants (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  build_id text collate "C" not null,
  parent_id text collate "C",
  document text collate "C" not null,
  created_at bigint not null,
  expires_at bigint not null,
  constraint build_variants_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX build_variants_by_account ON public.build_variants USING btree (principal_id, account_id, created_at);
CREATE INDEX build_variants_by_expiry ON public.build_variants USING btree (expires_at);
CREATE TRIGGER build_variants_sandbox_bytes_added AFTER INSERT ON public.build_variants FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.document), 0) > 1024) THEN (COALESCE(octet_length(new.document), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION build_variants_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'build_variants', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER build_variants_sandbox_bytes_changed AFTER UPDATE OF document ON public.build_variants FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.document), 0) > 1024) THEN (COALESCE(octet_length(new.document), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.document), 0) > 1024) THEN (COALESCE(octet_length(old.document), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION build_variants_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'build_variants', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER build_variants_sandbox_bytes_removed AFTER DELETE ON public.build_variants FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.document), 0) > 1024) THEN (COALESCE(octet_length(old.document), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION build_variants_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'build_variants';
             delete from held_bytes where holder = old.principal_id and kind = 'build_variants' and count <= 0; return null; end ;
create table buy_reports (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  kind text collate "C" not null,
  due_at bigint not null,
  period_start bigint not null,
  sequence bigint not null,
  reported_from bigint not null default '0'::bigint,
  awaits bigint,
  constraint buy_reports_pkey PRIMARY KEY (principal_id, buy_id, kind)
);
CREATE INDEX buy_reports_awaiting ON public.buy_reports USING btree (awaits) WHERE (awaits IS NOT NULL);
CREATE INDEX buy_reports_due_at_index ON public.buy_reports USING btree (due_at);
CREATE INDEX buy_reports_of_kind ON public.buy_reports USING btree (kind, due_at);
create table buyer_catalog_items (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  catalog_id text collate "C" not null,
  id text collate "C" not null,
  status text collate "C" not null,
  content text collate "C" not null,
  issues text collate "C" not null,
  constraint buyer_catalog_items_pkey PRIMARY KEY (principal_id, account_id, catalog_id, id)
);
CREATE TRIGGER buyer_catalog_items_added AFTER INSERT ON public.buyer_catalog_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION buyer_catalog_items_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'buyer_catalog_items', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER buyer_catalog_items_removed AFTER DELETE ON public.buyer_catalog_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION buyer_catalog_items_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'buyer_catalog_items', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'buyer_catalog_items' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER buyer_catalog_items_sandbox_bytes_added AFTER INSERT ON public.buyer_catalog_items FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.content), 0) + COALESCE(octet_length(new.issues), 0)) > 1024) THEN ((COALESCE(octet_length(new.content), 0) + COALESCE(octet_length(new.issues), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION buyer_catalog_items_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalog_items', (case when coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) > 1024 then coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER buyer_catalog_items_sandbox_bytes_changed AFTER UPDATE OF content, issues ON public.buyer_catalog_items FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.content), 0) + COALESCE(octet_length(new.issues), 0)) > 1024) THEN ((COALESCE(octet_length(new.content), 0) + COALESCE(octet_length(new.issues), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN ((COALESCE(octet_length(old.content), 0) + COALESCE(octet_length(old.issues), 0)) > 1024) THEN ((COALESCE(octet_length(old.content), 0) + COALESCE(octet_length(old.issues), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION buyer_catalog_items_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalog_items', (case when coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) > 1024 then coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) > 1024 then coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER buyer_catalog_items_sandbox_bytes_removed AFTER DELETE ON public.buyer_catalog_items FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(old.content), 0) + COALESCE(octet_length(old.issues), 0)) > 1024) THEN ((COALESCE(octet_length(old.content), 0) + COALESCE(octet_length(old.issues), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION buyer_catalog_items_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) > 1024 then coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'buyer_catalog_items';
             delete from held_bytes where holder = old.principal_id and kind = 'buyer_catalog_items' and count <= 0; return null; end ;
create table buyer_catalogs (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  type text collate "C" not null,
  details text collate "C" not null,
  fetch_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  parts_key text collate "C" not null default ''::text,
  constraint buyer_catalogs_pkey PRIMARY KEY (principal_id, account_id, id)
);
CREATE INDEX buyer_catalogs_by_fetch ON public.buyer_catalogs USING btree (fetch_at);
CREATE TRIGGER buyer_catalogs_added AFTER INSERT ON public.buyer_catalogs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION buyer_catalogs_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'buyer_catalogs', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER buyer_catalogs_removed AFTER DELETE ON public.buyer_catalogs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION buyer_catalogs_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'buyer_catalogs', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'buyer_catalogs' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER buyer_catalogs_sandbox_bytes_added AFTER INSERT ON public.buyer_catalogs FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION buyer_catalogs_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalogs', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER buyer_catalogs_sandbox_bytes_changed AFTER UPDATE OF details ON public.buyer_catalogs FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION buyer_catalogs_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalogs', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER buyer_catalogs_sandbox_bytes_removed AFTER DELETE ON public.buyer_catalogs FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION buyer_catalogs_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'buyer_catalogs';
             delete from held_bytes where holder = old.principal_id and kind = 'buyer_catalogs' and count <= 0; return null; end ;
create table catalog_agents (
  url text collate "C" not null,
  id text collate "C" not null,
  org_id text collate "C" not null,
  type text collate "C" not null,
  visibility text collate "C" not null,
  name text collate "C",
  lifecycle_stage text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  protocol text collate "C",
  endpoint text collate "C",
  agent_name text collate "C",
  description text collate "C",
  inferred_type text collate "C" not null,
  health text collate "C",
  capabilities text collate "C",
  declared text collate "C",
  format_count integer not null,
  probed_at bigint,
  answered_at bigint,
  next_probe_at bigint,
  failure_streak integer not null,
  unknown_streak integer not null,
  compliance_status text collate "C" not null,
  compliance text collate "C",
  standing text collate "C" not null,
  passing_since bigint,
  verified integer not null,
  next_check_at bigint,
  site text collate "C",
  proved_by text collate "C",
  proved_at bigint,
  constraint catalog_agents_id_unique UNIQUE (id),
  constraint catalog_agents_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint catalog_agents_pkey PRIMARY KEY (url)
);
CREATE INDEX catalog_agents_by_org ON public.catalog_agents USING btree (org_id, url);
CREATE INDEX catalog_agents_by_site ON public.catalog_agents USING btree (site, url);
CREATE INDEX catalog_agents_by_type ON public.catalog_agents USING btree (type, url);
CREATE INDEX catalog_agents_by_visibility ON public.catalog_agents USING btree (visibility);
CREATE INDEX catalog_agents_checks_due ON public.catalog_agents USING btree (next_check_at);
CREATE INDEX catalog_agents_probes_due ON public.catalog_agents USING btree (next_probe_at);
create table client_organizations (
  client_id text collate "C" not null,
  org_id text collate "C" not null,
  name text collate "C" not null,
  created_by text collate "C" not null,
  created_at bigint not null,
  scopes text collate "C",
  constraint client_organizations_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint client_organizations_pkey PRIMARY KEY (client_id)
);
CREATE INDEX client_organizations_by_org ON public.client_organizations USING btree (org_id, created_at);
CREATE TRIGGER client_organizations_added AFTER INSERT ON public.client_organizations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION client_organizations_added() as  begin insert into holdings (holder, kind, count)
         select org_id, 'client_organizations', count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER client_organizations_removed AFTER DELETE ON public.client_organizations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION client_organizations_removed() as  begin insert into holdings (holder, kind, count)
         select org_id, 'client_organizations', -count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'client_organizations' and count <= 0 and holder in (select org_id from changed); return null; end ;
create table collections (
  rid text collate "C" not null,
  publisher_domain text collate "C" not null,
  collection_id text collate "C" not null,
  name text collate "C" not null,
  kind text collate "C" not null,
  identifiers text collate "C" not null,
  source text collate "C" not null,
  status text collate "C" not null,
  hash text collate "C" not null,
  document text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint collections_key UNIQUE (publisher_domain, collection_id),
  constraint collections_pkey PRIMARY KEY (rid)
);
create table counts (
  id text collate "C" not null,
  name text collate "C" not null,
  amount bigint not null,
  constraint counts_pkey PRIMARY KEY (id)
);
create table crawl_days (
  day text collate "C" not null,
  outcome text collate "C" not null,
  crawls bigint not null,
  duration_ms bigint not null,
  constraint crawl_days_pkey PRIMARY KEY (day, outcome)
);
create table crawl_requests (
  id text collate "C" not null,
  domain text collate "C" not null,
  org_id text collate "C" not null,
  user_key text collate "C" not null,
  job_id text collate "C" not null,
  status text collate "C" not null,
  attempts integer not null,
  max_attempts integer not null,
  requested_at bigint not null,
  started_at bigint,
  last_attempted_at bigint,
  completed_at bigint,
  next_attempt_at bigint,
  last_error_code text collate "C",
  outcome text collate "C",
  constraint crawl_requests_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint crawl_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX crawl_requests_by_age ON public.crawl_requests USING btree (requested_at);
CREATE INDEX crawl_requests_by_job ON public.crawl_requests USING btree (job_id);
CREATE INDEX crawl_requests_of_organization ON public.crawl_requests USING btree (org_id);
create table creatives (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  name text collate "C" not null,
  folded_name text collate "C" not null,
  status text collate "C" not null,
  format text collate "C" not null,
  document text collate "C" not null,
  review text collate "C" not null,
  purge_kind text collate "C",
  created_at bigint not null,
  updated_at bigint not null,
  shared integer not null default 0,
  constraint creatives_pkey PRIMARY KEY (principal_id, account_id, id)
);
CREATE INDEX creatives_by_age ON public.creatives USING btree (principal_id, account_id, created_at, id);
CREATE INDEX creatives_by_created_at ON public.creatives USING btree (principal_id, created_at, id, account_id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_by_id ON public.creatives USING btree (principal_id, id);
CREATE INDEX creatives_by_name ON public.creatives USING btree (principal_id, name, id, account_id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_by_status ON public.creatives USING btree (principal_id, status, id, account_id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_by_updated_at ON public.creatives USING btree (principal_id, updated_at, id, account_id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_of_account_by_created_at ON public.creatives USING btree (principal_id, account_id, created_at, id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_of_account_by_name ON public.creatives USING btree (principal_id, account_id, name, id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_of_account_by_status ON public.creatives USING btree (principal_id, account_id, status, id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_of_account_by_updated_at ON public.creatives USING btree (principal_id, account_id, updated_at, id) WHERE ((purge_kind IS NULL) AND (status <> 'archived'::text));
CREATE INDEX creatives_of_caller_by_age ON public.creatives USING btree (principal_id, created_at, id, account_id);
CREATE INDEX creatives_shared ON public.creatives USING btree (principal_id, id) WHERE (shared = 1);
CREATE INDEX creatives_to_review ON public.creatives USING btree (created_at, principal_id, account_id, id) WHERE ((purge_kind IS NULL) AND (status = 'pending_review'::text));
CREATE TRIGGER creatives_added AFTER INSERT ON public.creatives REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION creatives_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'creatives', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER creatives_removed AFTER DELETE ON public.creatives REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION creatives_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'creatives', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'creatives' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER creatives_sandbox_bytes_added AFTER INSERT ON public.creatives FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.document), 0) + COALESCE(octet_length(new.review), 0)) > 1024) THEN ((COALESCE(octet_length(new.document), 0) + COALESCE(octet_length(new.review), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION creatives_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'creatives', (case when coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) > 1024 then coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER creatives_sandbox_bytes_changed AFTER UPDATE OF document, review ON public.creatives FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.document), 0) + COALESCE(octet_length(new.review), 0)) > 1024) THEN ((COALESCE(octet_length(new.document), 0) + COALESCE(octet_length(new.review), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN ((COALESCE(octet_length(old.document), 0) + COALESCE(octet_length(old.review), 0)) > 1024) THEN ((COALESCE(octet_length(old.document), 0) + COALESCE(octet_length(old.review), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION creatives_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'creatives', (case when coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) > 1024 then coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) > 1024 then coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER creatives_sandbox_bytes_removed AFTER DELETE ON public.creatives FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(old.document), 0) + COALESCE(octet_length(old.review), 0)) > 1024) THEN ((COALESCE(octet_length(old.document), 0) + COALESCE(octet_length(old.review), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION creatives_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) > 1024 then coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'creatives';
             delete from held_bytes where holder = old.principal_id and kind = 'creatives' and count <= 0; return null; end ;
create table delivered_days (
  package_id text collate "C" not null,
  part text collate "C" not null,
  day bigint not null,
  creative_id text collate "C" not null,
  impressions bigint not null,
  clicks bigint not null,
  views bigint not null,
  q1_views bigint not null,
  q2_views bigint not null,
  q3_views bigint not null,
  completed_views bigint not null,
  measurable_impressions bigint not null,
  viewable_impressions bigint not null,
  engagements bigint not null,
  plays bigint not null,
  conversions bigint not null,
  spend_minor bigint,
  principal_id text collate "C",
  constraint delivered_days_pkey PRIMARY KEY (package_id, part, day, creative_id)
);
CREATE INDEX delivered_days_of_principal ON public.delivered_days USING btree (principal_id) WHERE (principal_id IS NOT NULL);
create table delivered_hours (
  package_id text collate "C" not null,
  part text collate "C" not null,
  from_at bigint not null,
  creative_id text collate "C" not null,
  to_at bigint not null,
  revision bigint not null,
  impressions bigint not null,
  clicks bigint not null,
  views bigint not null,
  q1_views bigint not null,
  q2_views bigint not null,
  q3_views bigint not null,
  completed_views bigint not null,
  measurable_impressions bigint not null,
  viewable_impressions bigint not null,
  engagements bigint not null,
  plays bigint not null,
  conversions bigint not null,
  spend_minor bigint,
  principal_id text collate "C",
  constraint delivered_hours_pkey PRIMARY KEY (package_id, part, from_at, creative_id)
);
CREATE INDEX delivered_hours_by_age ON public.delivered_hours USING btree (from_at);
CREATE INDEX delivered_hours_of_principal ON public.delivered_hours USING btree (principal_id) WHERE (principal_id IS NOT NULL);
create table document_bodies (
  domain text collate "C" not null,
  kind text collate "C" not null,
  part integer not null,
  body text collate "C" not null,
  constraint document_bodies_pkey PRIMARY KEY (domain, kind, part)
);
create table documents (
  domain text collate "C" not null,
  kind text collate "C" not null,
  url text collate "C" not null,
  sha256 text collate "C" not null,
  bytes integer not null,
  etag text collate "C",
  last_modified text collate "C",
  variant text collate "C",
  field_digests text collate "C" not null,
  findings text collate "C" not null,
  file_last_updated bigint,
  changed_at bigint not null,
  pending text collate "C",
  constraint documents_pkey PRIMARY KEY (domain, kind)
);
create table domain_skeletons (
  skeleton text collate "C" not null,
  label text collate "C" not null,
  domain text collate "C" not null,
  constraint domain_skeletons_pkey PRIMARY KEY (skeleton, label, domain)
);
create table event_counts (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  source_id text collate "C" not null,
  received bigint not null,
  matchable bigint not null,
  last_at bigint not null,
  constraint event_counts_pkey PRIMARY KEY (principal_id, account_id, source_id)
);
create table event_hours (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  source_id text collate "C" not null,
  hour bigint not null,
  received bigint not null,
  constraint event_hours_pkey PRIMARY KEY (principal_id, account_id, source_id, hour)
);
create table event_sources (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  managed_by text collate "C" not null,
  details text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint event_sources_pkey PRIMARY KEY (principal_id, account_id, id)
);
CREATE TRIGGER event_sources_added AFTER INSERT ON public.event_sources REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_sources_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'event_sources', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER event_sources_removed AFTER DELETE ON public.event_sources REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_sources_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'event_sources', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'event_sources' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER event_sources_sandbox_bytes_added AFTER INSERT ON public.event_sources FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION event_sources_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'event_sources', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER event_sources_sandbox_bytes_changed AFTER UPDATE OF details ON public.event_sources FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION event_sources_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'event_sources', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER event_sources_sandbox_bytes_removed AFTER DELETE ON public.event_sources FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION event_sources_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'event_sources';
             delete from held_bytes where holder = old.principal_id and kind = 'event_sources' and count <= 0; return null; end ;
create table events (
  event_id text collate "C" not null,
  event_type text collate "C" not null,
  entity_type text collate "C" not null,
  entity_id text collate "C" not null,
  payload text collate "C" not null,
  actor text collate "C" not null,
  created_at bigint not null,
  publisher_domain text collate "C",
  agent_url text collate "C",
  constraint events_pkey PRIMARY KEY (event_id)
);
CREATE INDEX events_by_agent_url ON public.events USING btree (agent_url, event_type, event_id) WHERE (agent_url IS NOT NULL);
CREATE INDEX events_by_entity_id ON public.events USING btree (entity_id, event_type, event_id) WHERE (entity_id IS NOT NULL);
CREATE INDEX events_by_publisher_domain ON public.events USING btree (publisher_domain, event_type, event_id) WHERE (publisher_domain IS NOT NULL);
CREATE INDEX events_by_type ON public.events USING btree (event_type, event_id);
create table events_head (
  id integer not null,
  last_ms bigint not null,
  counter bigint not null,
  epoch text collate "C" not null default ''::text,
  constraint events_head_pkey PRIMARY KEY (id)
);
create table feed_bundles (
  tree integer not null,
  place bigint not null,
  first_event_id text collate "C" not null,
  lines text collate "C" not null,
  constraint feed_bundles_pkey PRIMARY KEY (tree, place)
);
CREATE UNIQUE INDEX feed_bundles_event ON public.feed_bundles USING btree (tree, first_event_id);
create table feed_epochs (
  from_ms bigint not null,
  from_counter bigint not null,
  epoch text collate "C" not null,
  constraint feed_epochs_pkey PRIMARY KEY (from_ms, from_counter)
);
create table feed_snapshots (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  feed text collate "C" not null,
  version text collate "C" not null,
  marks text collate "C" not null,
  checked_at bigint not null,
  constraint feed_snapshots_pkey PRIMARY KEY (principal_id, account_id, feed)
);
CREATE INDEX feed_snapshots_checked_at_index ON public.feed_snapshots USING btree (checked_at);
CREATE TRIGGER feed_snapshots_sandbox_bytes_added AFTER INSERT ON public.feed_snapshots FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.marks), 0) > 1024) THEN (COALESCE(octet_length(new.marks), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION feed_snapshots_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'feed_snapshots', (case when coalesce(octet_length(new.marks), 0) > 1024 then coalesce(octet_length(new.marks), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER feed_snapshots_sandbox_bytes_changed AFTER UPDATE OF marks ON public.feed_snapshots FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.marks), 0) > 1024) THEN (COALESCE(octet_length(new.marks), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.marks), 0) > 1024) THEN (COALESCE(octet_length(old.marks), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION feed_snapshots_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'feed_snapshots', (case when coalesce(octet_length(new.marks), 0) > 1024 then coalesce(octet_length(new.marks), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.marks), 0) > 1024 then coalesce(octet_length(old.marks), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER feed_snapshots_sandbox_bytes_removed AFTER DELETE ON public.feed_snapshots FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.marks), 0) > 1024) THEN (COALESCE(octet_length(old.marks), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION feed_snapshots_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.marks), 0) > 1024 then coalesce(octet_length(old.marks), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'feed_snapshots';
             delete from held_bytes where holder = old.principal_id and kind = 'feed_snapshots' and count <= 0; return null; end ;
create table feed_subscriptions (
  id text collate "C" not null,
  organization_id text collate "C" not null,
  url text collate "C" not null,
  types text collate "C",
  description text collate "C",
  cursor text collate "C",
  status text collate "C" not null,
  pause_reason text collate "C",
  created_at bigint not null,
  updated_at bigint not null,
  constraint feed_subscriptions_pkey PRIMARY KEY (id)
);
CREATE INDEX feed_subscriptions_organization_id_index ON public.feed_subscriptions USING btree (organization_id);
create table feed_tickets (
  id text collate "C" not null,
  sealed text collate "C" not null,
  expires_at bigint not null,
  constraint feed_tickets_pkey PRIMARY KEY (id)
);
CREATE INDEX feed_tickets_expires_at_index ON public.feed_tickets USING btree (expires_at);
create table feed_tiles (
  tree integer not null,
  level integer not null,
  place bigint not null,
  hashes text collate "C" not null,
  constraint feed_tiles_pkey PRIMARY KEY (tree, level, place)
);
create table feed_trees (
  number integer not null,
  origin text collate "C" not null,
  size bigint not null,
  last_event_id text collate "C" not null,
  checkpoint text collate "C" not null,
  verifier_keys text collate "C" not null,
  follows text collate "C",
  began_at bigint not null,
  changed_at bigint not null,
  constraint feed_trees_pkey PRIMARY KEY (number)
);
create table fixtures (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  document text collate "C" not null,
  created_at bigint not null,
  batch bigint not null,
  place integer not null,
  is_open integer not null,
  constraint fixtures_pkey PRIMARY KEY (principal_id, account_id, kind, id)
);
CREATE INDEX fixtures_by_age ON public.fixtures USING btree (created_at);
CREATE INDEX fixtures_by_batch ON public.fixtures USING btree (principal_id, kind, batch DESC, place, id);
CREATE INDEX fixtures_of_account ON public.fixtures USING btree (principal_id, account_id, batch, place);
CREATE INDEX fixtures_open ON public.fixtures USING btree (principal_id) WHERE (is_open = 1);
CREATE TRIGGER fixtures_added AFTER INSERT ON public.fixtures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION fixtures_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'fixtures', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER fixtures_removed AFTER DELETE ON public.fixtures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION fixtures_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'fixtures', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'fixtures' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER fixtures_sandbox_bytes_added AFTER INSERT ON public.fixtures FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.document), 0) > 1024) THEN (COALESCE(octet_length(new.document), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION fixtures_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'fixtures', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER fixtures_sandbox_bytes_changed AFTER UPDATE OF document ON public.fixtures FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.document), 0) > 1024) THEN (COALESCE(octet_length(new.document), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.document), 0) > 1024) THEN (COALESCE(octet_length(old.document), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION fixtures_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'fixtures', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER fixtures_sandbox_bytes_removed AFTER DELETE ON public.fixtures FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.document), 0) > 1024) THEN (COALESCE(octet_length(old.document), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION fixtures_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'fixtures';
             delete from held_bytes where holder = old.principal_id and kind = 'fixtures' and count <= 0; return null; end ;
create table forced_arms (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  task text collate "C" not null,
  arm text collate "C" not null,
  task_id text collate "C",
  message text collate "C",
  constraint forced_arms_pkey PRIMARY KEY (principal_id, account_id, task)
);
CREATE TRIGGER forced_arms_added AFTER INSERT ON public.forced_arms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forced_arms_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'forced_arms', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER forced_arms_removed AFTER DELETE ON public.forced_arms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forced_arms_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'forced_arms', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'forced_arms' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER forced_arms_sandbox_bytes_added AFTER INSERT ON public.forced_arms FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.arm), 0) + COALESCE(octet_length(new.message), 0)) > 1024) THEN ((COALESCE(octet_length(new.arm), 0) + COALESCE(octet_length(new.message), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION forced_arms_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'forced_arms', (case when coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) > 1024 then coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER forced_arms_sandbox_bytes_changed AFTER UPDATE OF arm, message ON public.forced_arms FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.arm), 0) + COALESCE(octet_length(new.message), 0)) > 1024) THEN ((COALESCE(octet_length(new.arm), 0) + COALESCE(octet_length(new.message), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN ((COALESCE(octet_length(old.arm), 0) + COALESCE(octet_length(old.message), 0)) > 1024) THEN ((COALESCE(octet_length(old.arm), 0) + COALESCE(octet_length(old.message), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION forced_arms_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'forced_arms', (case when coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) > 1024 then coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) > 1024 then coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER forced_arms_sandbox_bytes_removed AFTER DELETE ON public.forced_arms FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(old.arm), 0) + COALESCE(octet_length(old.message), 0)) > 1024) THEN ((COALESCE(octet_length(old.arm), 0) + COALESCE(octet_length(old.message), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION forced_arms_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) > 1024 then coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'forced_arms';
             delete from held_bytes where holder = old.principal_id and kind = 'forced_arms' and count <= 0; return null; end ;
create table held_bytes (
  holder text collate "C" not null,
  kind text collate "C" not null,
  count bigint not null,
  constraint held_bytes_pkey PRIMARY KEY (holder, kind)
);
CREATE INDEX held_bytes_by_count ON public.held_bytes USING btree (kind, count);
create table held_inventory (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  product_id text collate "C" not null,
  node text collate "C" not null,
  slots text collate "C" not null,
  constraint held_inventory_pkey PRIMARY KEY (principal_id, account_id, product_id, node)
);
create table holdings (
  holder text collate "C" not null,
  kind text collate "C" not null,
  count bigint not null,
  constraint holdings_pkey PRIMARY KEY (holder, kind)
);
CREATE INDEX holdings_by_count ON public.holdings USING btree (kind, count);
create table idempotency_keys (
  scope text collate "C" not null,
  fingerprint text collate "C" not null,
  answer text collate "C",
  created_at bigint not null,
  expires_at bigint not null,
  state text collate "C" not null,
  principal_id text collate "C",
  constraint idempotency_keys_pkey PRIMARY KEY (scope)
);
CREATE INDEX idempotency_keys_by_expiry ON public.idempotency_keys USING btree (state, expires_at);
CREATE INDEX idempotency_keys_of_sandbox ON public.idempotency_keys USING btree (principal_id) WHERE (principal_id IS NOT NULL);
CREATE TRIGGER idempotency_keys_sandbox_bytes_added AFTER INSERT ON public.idempotency_keys FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.answer), 0) > '-1'::integer) THEN (COALESCE(octet_length(new.answer), 0) + 256)
            ELSE 0
        END > 0))) EXECUTE FUNCTION idempotency_keys_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'idempotency_keys', (case when coalesce(octet_length(new.answer), 0) > -1 then coalesce(octet_length(new.answer), 0) + 256 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER idempotency_keys_sandbox_bytes_changed AFTER UPDATE OF answer ON public.idempotency_keys FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.answer), 0) > '-1'::integer) THEN (COALESCE(octet_length(new.answer), 0) + 256)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.answer), 0) > '-1'::integer) THEN (COALESCE(octet_length(old.answer), 0) + 256)
            ELSE 0
        END))) EXECUTE FUNCTION idempotency_keys_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'idempotency_keys', (case when coalesce(octet_length(new.answer), 0) > -1 then coalesce(octet_length(new.answer), 0) + 256 else 0 end) - (case when coalesce(octet_length(old.answer), 0) > -1 then coalesce(octet_length(old.answer), 0) + 256 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER idempotency_keys_sandbox_bytes_removed AFTER DELETE ON public.idempotency_keys FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.answer), 0) > '-1'::integer) THEN (COALESCE(octet_length(old.answer), 0) + 256)
            ELSE 0
        END > 0))) EXECUTE FUNCTION idempotency_keys_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.answer), 0) > -1 then coalesce(octet_length(old.answer), 0) + 256 else 0 end) where holder = old.principal_id and kind = 'idempotency_keys';
             delete from held_bytes where holder = old.principal_id and kind = 'idempotency_keys' and count <= 0; return null; end ;
create table impairment_marks (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  marks text collate "C" not null,
  constraint impairment_marks_pkey PRIMARY KEY (principal_id, buy_id)
);
create table invitations (
  id text collate "C" not null,
  org_id text collate "C" not null,
  token_hash text collate "C" not null,
  email text collate "C",
  role text collate "C" not null,
  created_by text collate "C" not null,
  created_at bigint not null,
  expires_at bigint not null,
  accepted_at bigint,
  accepted_by text collate "C",
  revoked_at bigint,
  constraint invitations_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX invitations_by_expiry ON public.invitations USING btree (expires_at);
CREATE INDEX invitations_by_org ON public.invitations USING btree (org_id, created_at);
CREATE TRIGGER invitations_added AFTER INSERT ON public.invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invitations_added() as  begin insert into holdings (holder, kind, count)
         select org_id, 'invitations', count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER invitations_removed AFTER DELETE ON public.invitations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invitations_removed() as  begin insert into holdings (holder, kind, count)
         select org_id, 'invitations', -count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'invitations' and count <= 0 and holder in (select org_id from changed); return null; end ;
create table jobs (
  id text collate "C" not null,
  kind text collate "C" not null,
  key text collate "C",
  payload text collate "C" not null,
  status text collate "C" not null,
  due_at bigint not null,
  attempts integer not null,
  max_attempts integer not null,
  worker text collate "C",
  rerun integer not null,
  last_error_code text collate "C",
  finished_at bigint,
  lane text collate "C" not null default 'local'::text,
  share text collate "C" not null default ''::text,
  turn bigint,
  site text collate "C" not null default ''::text,
  constraint jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_due ON public.jobs USING btree (due_at, id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX jobs_failed ON public.jobs USING btree (finished_at, id) WHERE (status = 'failed'::text);
CREATE INDEX jobs_failed_of_kind ON public.jobs USING btree (kind, finished_at, id) WHERE (status = 'failed'::text);
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX jobs_leases ON public.jobs USING btree (due_at) WHERE (status = 'running'::text);
CREATE INDEX jobs_line ON public.jobs USING btree (lane, turn, due_at) WHERE ((status = 'queued'::text) AND (turn IS NOT NULL));
CREATE UNIQUE INDEX jobs_open_key ON public.jobs USING btree (kind, key) WHERE ((status = ANY (ARRAY['queued'::text, 'running'::text])) AND (key IS NOT NULL));
CREATE INDEX jobs_shares ON public.jobs USING btree (lane, share, turn) WHERE ((status = ANY (ARRAY['queued'::text, 'running'::text])) AND (turn IS NOT NULL));
CREATE INDEX jobs_sites ON public.jobs USING btree (lane, site) WHERE (status = 'running'::text);
CREATE INDEX jobs_waiting ON public.jobs USING btree (due_at) WHERE ((status = 'queued'::text) AND (turn IS NULL));
create table limits (
  class text collate "C" not null,
  key text collate "C" not null,
  count bigint not null,
  reset_at bigint not null,
  constraint limits_pkey PRIMARY KEY (class, key)
);
CREATE INDEX limits_by_reset ON public.limits USING btree (reset_at);
create table log_witnesses (
  witness text collate "C" not null,
  origin text collate "C" not null,
  size bigint not null,
  cosigned_at bigint,
  failures integer not null,
  fault text collate "C",
  why text collate "C",
  failed_since bigint,
  next_at bigint not null,
  constraint log_witnesses_pkey PRIMARY KEY (witness)
);
create table logged_events (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  key text collate "C" not null,
  source_id text collate "C" not null,
  event text collate "C" not null,
  is_matchable integer not null,
  credit text collate "C",
  happened_at bigint not null,
  received_at bigint not null,
  constraint logged_events_pkey PRIMARY KEY (principal_id, account_id, key)
);
CREATE INDEX logged_events_by_age ON public.logged_events USING btree (received_at);
CREATE INDEX logged_events_by_source ON public.logged_events USING btree (principal_id, account_id, source_id, received_at);
CREATE TRIGGER logged_events_added AFTER INSERT ON public.logged_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION logged_events_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'logged_events', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER logged_events_counted AFTER INSERT ON public.logged_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION logged_events_counted() as  begin insert into event_counts (principal_id, account_id, source_id, received, matchable, last_at)
     select principal_id, account_id, source_id, sum(1), sum(is_matchable), max(received_at) from changed group by principal_id, account_id, source_id order by principal_id, account_id, source_id on conflict (principal_id, account_id, source_id) do update set received = event_counts.received + excluded.received, matchable = event_counts.matchable + excluded.matchable, last_at = greatest(event_counts.last_at, excluded.last_at); insert into event_hours (principal_id, account_id, source_id, hour, received)
     select principal_id, account_id, source_id, (received_at - received_at % 3600000), sum(1) from changed group by principal_id, account_id, source_id, (received_at - received_at % 3600000) order by principal_id, account_id, source_id, (received_at - received_at % 3600000) on conflict (principal_id, account_id, source_id, hour) do update set received = event_hours.received + excluded.received; return null; end ;
CREATE TRIGGER logged_events_removed AFTER DELETE ON public.logged_events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION logged_events_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'logged_events', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'logged_events' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER logged_events_sandbox_bytes_added AFTER INSERT ON public.logged_events FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.event), 0) + COALESCE(octet_length(new.credit), 0)) > 1024) THEN ((COALESCE(octet_length(new.event), 0) + COALESCE(octet_length(new.credit), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION logged_events_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'logged_events', (case when coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) > 1024 then coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER logged_events_sandbox_bytes_changed AFTER UPDATE OF event, credit ON public.logged_events FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(new.event), 0) + COALESCE(octet_length(new.credit), 0)) > 1024) THEN ((COALESCE(octet_length(new.event), 0) + COALESCE(octet_length(new.credit), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN ((COALESCE(octet_length(old.event), 0) + COALESCE(octet_length(old.credit), 0)) > 1024) THEN ((COALESCE(octet_length(old.event), 0) + COALESCE(octet_length(old.credit), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION logged_events_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'logged_events', (case when coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) > 1024 then coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) > 1024 then coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER logged_events_sandbox_bytes_removed AFTER DELETE ON public.logged_events FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((COALESCE(octet_length(old.event), 0) + COALESCE(octet_length(old.credit), 0)) > 1024) THEN ((COALESCE(octet_length(old.event), 0) + COALESCE(octet_length(old.credit), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION logged_events_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) > 1024 then coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'logged_events';
             delete from held_bytes where holder = old.principal_id and kind = 'logged_events' and count <= 0; return null; end ;
CREATE TRIGGER logged_events_uncounted AFTER DELETE ON public.logged_events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION logged_events_uncounted() as  begin insert into event_counts (principal_id, account_id, source_id, received, matchable, last_at)
     select principal_id, account_id, source_id, -sum(1), -sum(is_matchable), max(received_at) from changed group by principal_id, account_id, source_id order by principal_id, account_id, source_id on conflict (principal_id, account_id, source_id) do update set received = event_counts.received + excluded.received, matchable = event_counts.matchable + excluded.matchable, last_at = greatest(event_counts.last_at, excluded.last_at);
       delete from event_counts where received <= 0
         and (principal_id, account_id, source_id) in (select principal_id, account_id, source_id from changed); insert into event_hours (principal_id, account_id, source_id, hour, received)
     select principal_id, account_id, source_id, (received_at - received_at % 3600000), -sum(1) from changed group by principal_id, account_id, source_id, (received_at - received_at % 3600000) order by principal_id, account_id, source_id, (received_at - received_at % 3600000) on conflict (principal_id, account_id, source_id, hour) do update set received = event_hours.received + excluded.received;
       delete from event_hours where received <= 0
         and (principal_id, account_id, source_id, hour) in (select principal_id, account_id, source_id, (received_at - received_at % 3600000) from changed); return null; end ;
create table media_buy_additions (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  seq integer not null,
  at bigint not null,
  addition text collate "C" not null,
  constraint media_buy_additions_pkey PRIMARY KEY (principal_id, buy_id, seq)
);
CREATE INDEX media_buy_additions_by_time ON public.media_buy_additions USING btree (principal_id, buy_id, at);
CREATE TRIGGER media_buy_additions_added AFTER INSERT ON public.media_buy_additions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION media_buy_additions_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'media_buy_additions', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_additions_removed AFTER DELETE ON public.media_buy_additions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION media_buy_additions_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'media_buy_additions', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'media_buy_additions' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER media_buy_additions_sandbox_bytes_added AFTER INSERT ON public.media_buy_additions FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.addition), 0) > 1024) THEN (COALESCE(octet_length(new.addition), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_additions_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_additions', (case when coalesce(octet_length(new.addition), 0) > 1024 then coalesce(octet_length(new.addition), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_additions_sandbox_bytes_changed AFTER UPDATE OF addition ON public.media_buy_additions FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.addition), 0) > 1024) THEN (COALESCE(octet_length(new.addition), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.addition), 0) > 1024) THEN (COALESCE(octet_length(old.addition), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buy_additions_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_additions', (case when coalesce(octet_length(new.addition), 0) > 1024 then coalesce(octet_length(new.addition), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.addition), 0) > 1024 then coalesce(octet_length(old.addition), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_additions_sandbox_bytes_removed AFTER DELETE ON public.media_buy_additions FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.addition), 0) > 1024) THEN (COALESCE(octet_length(old.addition), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_additions_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.addition), 0) > 1024 then coalesce(octet_length(old.addition), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_additions';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_additions' and count <= 0; return null; end ;
create table media_buy_assignments (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  buy_id text collate "C" not null,
  package_id text collate "C" not null,
  creative_id text collate "C" not null,
  position integer not null,
  details text collate "C" not null,
  assigned_at bigint not null,
  constraint media_buy_assignments_pkey PRIMARY KEY (principal_id, buy_id, package_id, creative_id)
);
CREATE INDEX media_buy_assignments_by_creative ON public.media_buy_assignments USING btree (principal_id, account_id, creative_id);
CREATE TRIGGER media_buy_assignments_sandbox_bytes_added AFTER INSERT ON public.media_buy_assignments FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_assignments_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_assignments', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_assignments_sandbox_bytes_changed AFTER UPDATE OF details ON public.media_buy_assignments FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buy_assignments_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_assignments', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_assignments_sandbox_bytes_removed AFTER DELETE ON public.media_buy_assignments FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_assignments_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_assignments';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_assignments' and count <= 0; return null; end ;
create table media_buy_feedback (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  id text collate "C" not null,
  at bigint not null,
  feedback text collate "C" not null,
  constraint media_buy_feedback_pkey PRIMARY KEY (principal_id, buy_id, id)
);
CREATE TRIGGER media_buy_feedback_added AFTER INSERT ON public.media_buy_feedback REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION media_buy_feedback_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'media_buy_feedback', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_feedback_removed AFTER DELETE ON public.media_buy_feedback REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION media_buy_feedback_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'media_buy_feedback', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'media_buy_feedback' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER media_buy_feedback_sandbox_bytes_added AFTER INSERT ON public.media_buy_feedback FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.feedback), 0) > 1024) THEN (COALESCE(octet_length(new.feedback), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_feedback_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_feedback', (case when coalesce(octet_length(new.feedback), 0) > 1024 then coalesce(octet_length(new.feedback), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_feedback_sandbox_bytes_changed AFTER UPDATE OF feedback ON public.media_buy_feedback FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.feedback), 0) > 1024) THEN (COALESCE(octet_length(new.feedback), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.feedback), 0) > 1024) THEN (COALESCE(octet_length(old.feedback), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buy_feedback_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_feedback', (case when coalesce(octet_length(new.feedback), 0) > 1024 then coalesce(octet_length(new.feedback), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.feedback), 0) > 1024 then coalesce(octet_length(old.feedback), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_feedback_sandbox_bytes_removed AFTER DELETE ON public.media_buy_feedback FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.feedback), 0) > 1024) THEN (COALESCE(octet_length(old.feedback), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_feedback_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.feedback), 0) > 1024 then coalesce(octet_length(old.feedback), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_feedback';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_feedback' and count <= 0; return null; end ;
create table media_buy_history (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  seq integer not null,
  revision integer not null,
  at bigint not null,
  action text collate "C" not null,
  actor text collate "C" not null,
  summary text collate "C" not null,
  package_id text collate "C",
  constraint media_buy_history_pkey PRIMARY KEY (principal_id, buy_id, seq)
);
CREATE TRIGGER media_buy_history_sandbox_bytes_added AFTER INSERT ON public.media_buy_history FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.summary), 0) > 1024) THEN (COALESCE(octet_length(new.summary), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_history_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_history', (case when coalesce(octet_length(new.summary), 0) > 1024 then coalesce(octet_length(new.summary), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_history_sandbox_bytes_changed AFTER UPDATE OF summary ON public.media_buy_history FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.summary), 0) > 1024) THEN (COALESCE(octet_length(new.summary), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.summary), 0) > 1024) THEN (COALESCE(octet_length(old.summary), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buy_history_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_history', (case when coalesce(octet_length(new.summary), 0) > 1024 then coalesce(octet_length(new.summary), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.summary), 0) > 1024 then coalesce(octet_length(old.summary), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_history_sandbox_bytes_removed AFTER DELETE ON public.media_buy_history FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.summary), 0) > 1024) THEN (COALESCE(octet_length(old.summary), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_history_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.summary), 0) > 1024 then coalesce(octet_length(old.summary), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_history';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_history' and count <= 0; return null; end ;
create table media_buy_packages (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  id text collate "C" not null,
  position integer not null,
  product_id text collate "C" not null,
  product text collate "C" not null,
  option text collate "C" not null,
  needs_creatives integer not null,
  budget bigint not null,
  paused integer not null,
  canceled integer not null,
  start_at bigint,
  end_at bigint,
  creative_deadline bigint,
  share_ppm integer not null,
  targeting_ppm integer not null,
  held_until bigint,
  platform_ref text collate "C",
  details text collate "C" not null,
  spent bigint not null default '0'::bigint,
  hold_ms bigint,
  lapses_at bigint,
  constraint media_buy_packages_pkey PRIMARY KEY (principal_id, buy_id, id)
);
CREATE INDEX media_buy_packages_by_id ON public.media_buy_packages USING btree (principal_id, id);
CREATE TRIGGER media_buy_packages_sandbox_bytes_added AFTER INSERT ON public.media_buy_packages FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (((COALESCE(octet_length(new.product), 0) + COALESCE(octet_length(new.option), 0)) + COALESCE(octet_length(new.details), 0)) > 1024) THEN (((COALESCE(octet_length(new.product), 0) + COALESCE(octet_length(new.option), 0)) + COALESCE(octet_length(new.details), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_packages_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_packages', (case when coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_packages_sandbox_bytes_changed AFTER UPDATE OF product, option, details ON public.media_buy_packages FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (((COALESCE(octet_length(new.product), 0) + COALESCE(octet_length(new.option), 0)) + COALESCE(octet_length(new.details), 0)) > 1024) THEN (((COALESCE(octet_length(new.product), 0) + COALESCE(octet_length(new.option), 0)) + COALESCE(octet_length(new.details), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (((COALESCE(octet_length(old.product), 0) + COALESCE(octet_length(old.option), 0)) + COALESCE(octet_length(old.details), 0)) > 1024) THEN (((COALESCE(octet_length(old.product), 0) + COALESCE(octet_length(old.option), 0)) + COALESCE(octet_length(old.details), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buy_packages_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_packages', (case when coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_packages_sandbox_bytes_removed AFTER DELETE ON public.media_buy_packages FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (((COALESCE(octet_length(old.product), 0) + COALESCE(octet_length(old.option), 0)) + COALESCE(octet_length(old.details), 0)) > 1024) THEN (((COALESCE(octet_length(old.product), 0) + COALESCE(octet_length(old.option), 0)) + COALESCE(octet_length(old.details), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_packages_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_packages';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_packages' and count <= 0; return null; end ;
create table media_buy_terms (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  package_id text collate "C" not null,
  seq integer not null,
  terms text collate "C" not null,
  constraint media_buy_terms_pkey PRIMARY KEY (principal_id, buy_id, package_id, seq)
);
CREATE TRIGGER media_buy_terms_sandbox_bytes_added AFTER INSERT ON public.media_buy_terms FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.terms), 0) > 1024) THEN (COALESCE(octet_length(new.terms), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_terms_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_terms', (case when coalesce(octet_length(new.terms), 0) > 1024 then coalesce(octet_length(new.terms), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_terms_sandbox_bytes_changed AFTER UPDATE OF terms ON public.media_buy_terms FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.terms), 0) > 1024) THEN (COALESCE(octet_length(new.terms), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.terms), 0) > 1024) THEN (COALESCE(octet_length(old.terms), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buy_terms_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_terms', (case when coalesce(octet_length(new.terms), 0) > 1024 then coalesce(octet_length(new.terms), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.terms), 0) > 1024 then coalesce(octet_length(old.terms), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buy_terms_sandbox_bytes_removed AFTER DELETE ON public.media_buy_terms FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.terms), 0) > 1024) THEN (COALESCE(octet_length(old.terms), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buy_terms_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.terms), 0) > 1024 then coalesce(octet_length(old.terms), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_terms';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_terms' and count <= 0; return null; end ;
create table media_buys (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  sandbox integer not null,
  status text collate "C" not null,
  hold integer not null,
  is_cancellable integer not null,
  revision integer not null,
  start_at bigint not null,
  end_at bigint not null,
  details text collate "C" not null,
  is_silent integer not null,
  confirmed_at bigint,
  look_at bigint,
  trafficked_revision integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  settled integer not null default 0,
  constraint media_buys_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX media_buys_by_account ON public.media_buys USING btree (principal_id, account_id, created_at, id);
CREATE INDEX media_buys_by_account_end ON public.media_buys USING btree (principal_id, account_id, end_at, id);
CREATE INDEX media_buys_by_account_status ON public.media_buys USING btree (principal_id, account_id, status, created_at, id);
CREATE INDEX media_buys_by_age ON public.media_buys USING btree (principal_id, created_at, id);
CREATE INDEX media_buys_by_look ON public.media_buys USING btree (look_at);
CREATE INDEX media_buys_by_status ON public.media_buys USING btree (principal_id, status, created_at, id);
CREATE TRIGGER media_buys_added AFTER INSERT ON public.media_buys REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION media_buys_added() as  begin insert into holdings (holder, kind, count)
     select principal_id, 'media_buys', count(*) from changed group by principal_id order by principal_id
     on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER media_buys_removed AFTER DELETE ON public.media_buys REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION media_buys_removed() as  begin insert into holdings (holder, kind, count)
     select principal_id, 'media_buys', -count(*) from changed group by principal_id order by principal_id
     on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'media_buys' and count <= 0
    and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER media_buys_sandbox_bytes_added AFTER INSERT ON public.media_buys FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buys_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buys', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buys_sandbox_bytes_changed AFTER UPDATE OF details ON public.media_buys FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.details), 0) > 1024) THEN (COALESCE(octet_length(new.details), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION media_buys_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buys', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER media_buys_sandbox_bytes_removed AFTER DELETE ON public.media_buys FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.details), 0) > 1024) THEN (COALESCE(octet_length(old.details), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION media_buys_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buys';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buys' and count <= 0; return null; end ;
create table memberships (
  org_id text collate "C" not null,
  user_id text collate "C" not null,
  role text collate "C" not null,
  created_at bigint not null,
  constraint memberships_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint memberships_pkey PRIMARY KEY (org_id, user_id),
  constraint memberships_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX memberships_by_user ON public.memberships USING btree (user_id, created_at);
CREATE TRIGGER memberships_added AFTER INSERT ON public.memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION memberships_added() as  begin insert into holdings (holder, kind, count)
     select org_id, 'memberships', count(*) from changed group by org_id order by org_id
     on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER memberships_removed AFTER DELETE ON public.memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION memberships_removed() as  begin insert into holdings (holder, kind, count)
     select org_id, 'memberships', -count(*) from changed group by org_id order by org_id
     on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'memberships' and count <= 0
    and holder in (select org_id from changed); return null; end ;
create table message_signer_keys (
  agent_url text collate "C" not null,
  kid text collate "C" not null,
  jwk text collate "C",
  revoked_at bigint,
  constraint message_signer_keys_agent_url_foreign FOREIGN KEY (agent_url) REFERENCES message_signers(agent_url) ON DELETE CASCADE,
  constraint message_signer_keys_pkey PRIMARY KEY (agent_url, kid)
);
CREATE INDEX message_signer_keys_kid_index ON public.message_signer_keys USING btree (kid);
create table message_signers (
  agent_url text collate "C" not null,
  principal_id text collate "C" not null,
  brand_json_url text collate "C",
  created_at bigint not null,
  fetched_at bigint,
  attempted_at bigint,
  fault text collate "C",
  revocations text collate "C",
  sandbox_traits text collate "C",
  constraint message_signers_pkey PRIMARY KEY (agent_url)
);
CREATE INDEX message_signers_principal_id_index ON public.message_signers USING btree (principal_id);
create table oidc_models (
  model text collate "C" not null,
  id text collate "C" not null,
  payload text collate "C" not null,
  grant_id text collate "C",
  uid text collate "C",
  user_code text collate "C",
  expires_at bigint,
  consumed_at bigint,
  account_id text collate "C",
  unused_since bigint,
  constraint oidc_models_pkey PRIMARY KEY (model, id)
);
CREATE INDEX oidc_models_by_account ON public.oidc_models USING btree (account_id, model, expires_at);
CREATE INDEX oidc_models_by_expiry ON public.oidc_models USING btree (expires_at);
CREATE INDEX oidc_models_by_grant ON public.oidc_models USING btree (grant_id, model, expires_at);
CREATE INDEX oidc_models_by_uid ON public.oidc_models USING btree (model, uid);
CREATE INDEX oidc_models_clients ON public.oidc_models USING btree (expires_at) WHERE (model = 'Client'::text);
CREATE INDEX oidc_models_unused ON public.oidc_models USING btree (unused_since) WHERE (unused_since IS NOT NULL);
CREATE TRIGGER oidc_models_unused_added AFTER INSERT ON public.oidc_models FOR EACH ROW WHEN ((new.unused_since IS NOT NULL)) EXECUTE FUNCTION oidc_models_unused_added() as  begin insert into holdings (holder, kind, count) values ('clients', 'oidc_models', 1)
   on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER oidc_models_unused_removed AFTER DELETE ON public.oidc_models FOR EACH ROW WHEN ((old.unused_since IS NOT NULL)) EXECUTE FUNCTION oidc_models_unused_removed() as  begin insert into holdings (holder, kind, count) values ('clients', 'oidc_models', -1)
   on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER oidc_models_unused_used AFTER UPDATE OF unused_since ON public.oidc_models FOR EACH ROW WHEN (((old.unused_since IS NOT NULL) AND (new.unused_since IS NULL))) EXECUTE FUNCTION oidc_models_unused_used() as  begin insert into holdings (holder, kind, count) values ('clients', 'oidc_models', -1)
   on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
create table operator_notices (
  id text collate "C" not null,
  reported text collate "C" not null,
  offered text collate "C" not null,
  webhook_id text collate "C",
  offered_at bigint,
  constraint operator_notices_pkey PRIMARY KEY (id)
);
create table organizations (
  id text collate "C" not null,
  name text collate "C" not null,
  tier text collate "C",
  created_at bigint not null,
  constraint organizations_pkey PRIMARY KEY (id)
);
create table ownership_challenges (
  org_id text collate "C" not null,
  domain text collate "C" not null,
  nonce text collate "C" not null,
  state text collate "C" not null,
  issued_at bigint not null,
  expires_at bigint not null,
  settled_at bigint,
  detail text collate "C",
  constraint ownership_challenges_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint ownership_challenges_pkey PRIMARY KEY (org_id, domain)
);
CREATE INDEX ownership_challenges_by_age ON public.ownership_challenges USING btree (issued_at);
CREATE INDEX ownership_challenges_by_org ON public.ownership_challenges USING btree (org_id, issued_at DESC, domain);
create table ownership_proofs (
  org_id text collate "C" not null,
  domain text collate "C" not null,
  method text collate "C" not null,
  proved_at bigint not null,
  constraint ownership_proofs_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint ownership_proofs_pkey PRIMARY KEY (org_id, domain)
);
CREATE INDEX ownership_proofs_by_age ON public.ownership_proofs USING btree (org_id, proved_at, domain);
CREATE TRIGGER ownership_proofs_added AFTER INSERT ON public.ownership_proofs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ownership_proofs_added() as  begin insert into holdings (holder, kind, count)
     select org_id, 'ownership_proofs', count(*) from changed group by org_id order by org_id
     on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER ownership_proofs_removed AFTER DELETE ON public.ownership_proofs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ownership_proofs_removed() as  begin insert into holdings (holder, kind, count)
     select org_id, 'ownership_proofs', -count(*) from changed group by org_id order by org_id
     on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'ownership_proofs' and count <= 0
    and holder in (select org_id from changed); return null; end ;
create table passkey_challenges (
  about text collate "C" not null,
  challenge text collate "C" not null,
  ends_at bigint not null,
  constraint passkey_challenges_pkey PRIMARY KEY (about)
);
CREATE INDEX passkey_challenges_by_end ON public.passkey_challenges USING btree (ends_at);
create table passkeys (
  id text collate "C" not null,
  user_id text collate "C" not null,
  credential_id text collate "C" not null,
  public_key text collate "C" not null,
  counter bigint not null,
  transports text collate "C" not null,
  is_synced integer not null,
  name text collate "C" not null,
  created_at bigint not null,
  last_used_at bigint,
  constraint passkeys_credential_id_unique UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (id)
);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id, created_at);
create table past_authorizations (
  id text collate "C" not null,
  since bigint not null,
  until bigint not null,
  publisher_domain text collate "C" not null,
  agent_url text collate "C" not null,
  entry_key text collate "C" not null,
  authorization_type text collate "C" not null,
  authorized_for text collate "C" not null,
  scope text collate "C" not null,
  hash text collate "C" not null,
  constraint past_authorizations_pkey PRIMARY KEY (id, since)
);
CREATE INDEX past_authorizations_agent ON public.past_authorizations USING btree (agent_url, publisher_domain, until, since);
CREATE INDEX past_authorizations_publisher ON public.past_authorizations USING btree (publisher_domain, until, since);
CREATE INDEX past_authorizations_until ON public.past_authorizations USING btree (until);
create table past_cuts (
  domain text collate "C" not null,
  before bigint not null,
  constraint past_cuts_pkey PRIMARY KEY (domain)
);
create table past_identifiers (
  type text collate "C" not null,
  value text collate "C" not null,
  rid text collate "C" not null,
  since bigint not null,
  until bigint not null,
  publisher_domain text collate "C" not null,
  constraint past_identifiers_pkey PRIMARY KEY (type, value, until, rid)
);
CREATE INDEX past_identifiers_publisher ON public.past_identifiers USING btree (publisher_domain, until);
CREATE INDEX past_identifiers_until ON public.past_identifiers USING btree (until);
create table past_properties (
  rid text collate "C" not null,
  since bigint not null,
  until bigint not null,
  publisher_domain text collate "C" not null,
  key text collate "C" not null,
  property_id text collate "C",
  property_type text collate "C" not null,
  name text collate "C" not null,
  identifiers text collate "C" not null,
  tags text collate "C" not null,
  status text collate "C" not null,
  constraint past_properties_pkey PRIMARY KEY (rid, since)
);
CREATE INDEX past_properties_key ON public.past_properties USING btree (publisher_domain, key, until, since);
CREATE INDEX past_properties_publisher ON public.past_properties USING btree (publisher_domain, until);
CREATE INDEX past_properties_until ON public.past_properties USING btree (until);
create table previews (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  page text collate "C" not null,
  policy text collate "C" not null,
  bytes integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  constraint previews_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX previews_expires_at_index ON public.previews USING btree (expires_at);
CREATE INDEX previews_id_index ON public.previews USING btree (id);
CREATE INDEX previews_principal_id_created_at_index ON public.previews USING btree (principal_id, created_at);
CREATE TRIGGER previews_bytes_added AFTER INSERT ON public.previews REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION previews_bytes_added() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'previews', sum(bytes) from (select principal_id, (coalesce(octet_length(page), 0)) as bytes from come) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER previews_bytes_changed AFTER UPDATE ON public.previews REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION previews_bytes_changed() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'previews', sum(bytes) from (select principal_id, (coalesce(octet_length(page), 0)) as bytes from come union all select principal_id, -(coalesce(octet_length(page), 0)) as bytes from gone) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER previews_bytes_removed AFTER DELETE ON public.previews REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION previews_bytes_removed() as  begin insert into held_bytes (holder, kind, count)
     select principal_id, 'previews', sum(bytes) from (select principal_id, -(coalesce(octet_length(page), 0)) as bytes from gone) sized
     group by principal_id having sum(bytes) <> 0 order by principal_id
     on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; delete from held_bytes where kind = 'previews' and count <= 0
    and holder in (select principal_id from gone); return null; end ;
create table product_catalogs (
  digest text collate "C" not null,
  used_at bigint not null,
  constraint product_catalogs_pkey PRIMARY KEY (digest)
);
create table product_words (
  catalog text collate "C" not null,
  term text collate "C" not null,
  product_id text collate "C" not null,
  weight integer not null,
  constraint product_words_pkey PRIMARY KEY (catalog, term, product_id)
);
create table profile_versions (
  digest text collate "C" not null,
  first_seen_at bigint not null,
  constraint profile_versions_pkey PRIMARY KEY (digest)
);
create table properties (
  rid text collate "C" not null,
  publisher_domain text collate "C" not null,
  key text collate "C" not null,
  property_id text collate "C",
  property_type text collate "C" not null,
  name text collate "C" not null,
  identifiers text collate "C" not null,
  tags text collate "C" not null,
  channels text collate "C" not null,
  source text collate "C" not null,
  status text collate "C" not null,
  hash text collate "C" not null,
  search_text text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  other_members text collate "C",
  constraint properties_key UNIQUE (publisher_domain, key),
  constraint properties_pkey PRIMARY KEY (rid)
);
CREATE INDEX properties_by_status ON public.properties USING btree (publisher_domain, status, key);
create table property_identifiers (
  type text collate "C" not null,
  value text collate "C" not null,
  rid text collate "C" not null,
  constraint property_identifiers_pkey PRIMARY KEY (type, value, rid)
);
CREATE INDEX property_identifiers_rid ON public.property_identifiers USING btree (rid);
create table proposals (
  principal_id text collate "C" not null,
  account_id text collate "C",
  id text collate "C" not null,
  proposal text collate "C" not null,
  created_at bigint not null,
  expires_at bigint not null,
  constraint proposals_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX proposals_by_expiry ON public.proposals USING btree (expires_at);
CREATE INDEX proposals_of_caller ON public.proposals USING btree (principal_id, created_at, id);
CREATE TRIGGER proposals_added AFTER INSERT ON public.proposals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION proposals_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'proposals', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER proposals_removed AFTER DELETE ON public.proposals REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION proposals_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'proposals', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'proposals' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER proposals_sandbox_bytes_added AFTER INSERT ON public.proposals FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.proposal), 0) > 1024) THEN (COALESCE(octet_length(new.proposal), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION proposals_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'proposals', (case when coalesce(octet_length(new.proposal), 0) > 1024 then coalesce(octet_length(new.proposal), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER proposals_sandbox_bytes_changed AFTER UPDATE OF proposal ON public.proposals FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.proposal), 0) > 1024) THEN (COALESCE(octet_length(new.proposal), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.proposal), 0) > 1024) THEN (COALESCE(octet_length(old.proposal), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION proposals_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'proposals', (case when coalesce(octet_length(new.proposal), 0) > 1024 then coalesce(octet_length(new.proposal), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.proposal), 0) > 1024 then coalesce(octet_length(old.proposal), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER proposals_sandbox_bytes_removed AFTER DELETE ON public.proposals FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.proposal), 0) > 1024) THEN (COALESCE(octet_length(old.proposal), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION proposals_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.proposal), 0) > 1024 then coalesce(octet_length(old.proposal), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'proposals';
             delete from held_bytes where holder = old.principal_id and kind = 'proposals' and count <= 0; return null; end ;
create table protected_names (
  name text collate "C" not null,
  skeleton text collate "C" not null,
  created_at bigint not null,
  constraint protected_names_pkey PRIMARY KEY (name)
);
CREATE INDEX protected_names_by_skeleton ON public.protected_names USING btree (skeleton, name);
create table publisher_overviews (
  domain text collate "C" not null,
  properties text collate "C" not null,
  agents text collate "C" not null,
  agents_total integer not null,
  placements text collate "C" not null,
  bytes integer,
  constraint publisher_overviews_pkey PRIMARY KEY (domain)
);
create table publisher_revocations (
  publisher_domain text collate "C" not null,
  revoked_at bigint,
  reason text collate "C",
  file_url text collate "C" not null,
  seen_at bigint not null,
  held_until bigint,
  constraint publisher_revocations_pkey PRIMARY KEY (publisher_domain)
);
create table publisher_states (
  domain text collate "C" not null,
  since bigint not null,
  until bigint not null,
  status text collate "C" not null,
  validated_at bigint,
  discovery_method text collate "C",
  manager_domain text collate "C",
  url text collate "C",
  sha256 text collate "C",
  revoked integer not null,
  revoked_at bigint,
  revoked_reason text collate "C",
  placements text collate "C",
  constraint publisher_states_pkey PRIMARY KEY (domain, since)
);
CREATE INDEX publisher_states_domain ON public.publisher_states USING btree (domain, until);
CREATE INDEX publisher_states_since ON public.publisher_states USING btree (since);
CREATE INDEX publisher_states_until ON public.publisher_states USING btree (until);
create table publishers (
  domain text collate "C" not null,
  id text collate "C" not null,
  record text collate "C",
  source text collate "C",
  listed integer not null default 0,
  search_text text collate "C",
  status text collate "C" not null,
  status_code integer,
  discovery_method text collate "C",
  manager_domain text collate "C",
  resolved_url text collate "C",
  agent_count integer not null default 0,
  property_count integer not null default 0,
  collection_count integer not null default 0,
  checked_at bigint,
  validated_at bigint,
  next_crawl_at bigint,
  unchanged_streak integer not null default 0,
  failure_streak integer not null default 0,
  entry text collate "C",
  entry_org_id text collate "C",
  revision integer not null default 0,
  misses bigint not null default '0'::bigint,
  created_at bigint not null,
  updated_at bigint not null,
  named_by text collate "C",
  asked_at bigint,
  fault text collate "C",
  failing_since bigint,
  crawl_ms bigint,
  constraint publishers_id_unique UNIQUE (id),
  constraint publishers_pkey PRIMARY KEY (domain)
);
CREATE INDEX publishers_bare ON public.publishers USING btree (created_at) WHERE ((record IS NULL) AND (entry IS NULL));
CREATE INDEX publishers_by_entry_org ON public.publishers USING btree (entry_org_id, domain) WHERE (entry IS NOT NULL);
CREATE INDEX publishers_by_properties ON public.publishers USING btree (listed, property_count, domain);
CREATE INDEX publishers_by_validation ON public.publishers USING btree (listed, COALESCE(validated_at, (0)::bigint), domain);
CREATE INDEX publishers_due ON public.publishers USING btree (next_crawl_at);
CREATE INDEX publishers_failing ON public.publishers USING btree (failing_since, domain) WHERE (failing_since IS NOT NULL);
CREATE INDEX publishers_listing ON public.publishers USING btree (listed, domain);
CREATE INDEX publishers_manager ON public.publishers USING btree (manager_domain);
CREATE INDEX publishers_of_status ON public.publishers USING btree (listed, status, domain);
CREATE INDEX publishers_of_status_by_properties ON public.publishers USING btree (listed, status, property_count, domain);
CREATE INDEX publishers_of_status_by_validation ON public.publishers USING btree (listed, status, COALESCE(validated_at, (0)::bigint), domain);
CREATE INDEX publishers_slowest ON public.publishers USING btree (crawl_ms, domain) WHERE ((listed = 1) AND (crawl_ms IS NOT NULL));
create table refused_calls (
  id text collate "C" not null,
  place text collate "C" not null,
  person_id text collate "C",
  org_id text collate "C",
  at bigint not null,
  request_id text collate "C" not null,
  operation text collate "C",
  method text collate "C",
  path text collate "C",
  status bigint not null,
  code text collate "C" not null,
  message text collate "C" not null,
  reason text collate "C" not null,
  missing text collate "C",
  constraint refused_calls_pkey PRIMARY KEY (id)
);
CREATE INDEX refused_calls_by_place ON public.refused_calls USING btree (place, id);
CREATE INDEX refused_calls_by_request ON public.refused_calls USING btree (request_id);
CREATE INDEX refused_calls_by_time ON public.refused_calls USING btree (at);
create table removals (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  parts text collate "C" not null,
  whole text collate "C" not null,
  constraint removals_pkey PRIMARY KEY (principal_id, account_id, parts, whole)
);
create table report_marks (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  period_start bigint not null,
  period_end bigint not null,
  due_at bigint not null,
  constraint report_marks_pkey PRIMARY KEY (principal_id, buy_id, period_start)
);
CREATE INDEX report_marks_due_at_index ON public.report_marks USING btree (due_at);
create table reviews (
  id text collate "C" not null,
  entity text collate "C" not null,
  domain text collate "C" not null,
  org_id text collate "C" not null,
  editor text collate "C" not null,
  reason text collate "C" not null,
  resembles text collate "C",
  entry text collate "C" not null,
  status text collate "C" not null,
  created_at bigint not null,
  decided_at bigint,
  decided_by text collate "C",
  constraint reviews_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint reviews_pkey PRIMARY KEY (id)
);
CREATE INDEX reviews_by_domain ON public.reviews USING btree (domain, entity, status);
CREATE INDEX reviews_by_org ON public.reviews USING btree (org_id, domain);
CREATE INDEX reviews_by_status ON public.reviews USING btree (status, created_at);
CREATE INDEX reviews_held ON public.reviews USING btree (created_at, id) WHERE (status = 'held'::text);
CREATE INDEX reviews_held_of ON public.reviews USING btree (domain, entity, org_id) WHERE (status = 'held'::text);
CREATE INDEX reviews_not_approved ON public.reviews USING btree (org_id, domain, entity, id) WHERE (status <> 'approved'::text);
CREATE TRIGGER reviews_added AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_added() as  begin insert into holdings (holder, kind, count)
         select org_id, 'reviews', count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER reviews_removed AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_removed() as  begin insert into holdings (holder, kind, count)
         select org_id, 'reviews', -count(*) from changed where org_id is not null group by org_id order by org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'reviews' and count <= 0 and holder in (select org_id from changed); return null; end ;
create table revisions (
  entity text collate "C" not null,
  domain text collate "C" not null,
  revision_number integer not null,
  editor_name text collate "C" not null,
  editor_org_id text collate "C",
  edit_summary text collate "C" not null,
  source text collate "C" not null,
  snapshot text collate "C" not null,
  is_rollback integer not null default 0,
  rolled_back_to integer,
  created_at bigint not null,
  constraint revisions_pkey PRIMARY KEY (entity, domain, revision_number)
);
CREATE INDEX revisions_of_organization ON public.revisions USING btree (editor_org_id);
CREATE INDEX revisions_of_source ON public.revisions USING btree (entity, domain, source, created_at);
CREATE TRIGGER revisions_added AFTER INSERT ON public.revisions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revisions_added() as  begin insert into holdings (holder, kind, count)
         select editor_org_id, 'revisions', count(*) from changed where editor_org_id is not null group by editor_org_id order by editor_org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER revisions_removed AFTER DELETE ON public.revisions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revisions_removed() as  begin insert into holdings (holder, kind, count)
         select editor_org_id, 'revisions', -count(*) from changed where editor_org_id is not null group by editor_org_id order by editor_org_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'revisions' and count <= 0 and holder in (select editor_org_id from changed); return null; end ;
create table revoked_message_keys (
  kid text collate "C" not null,
  revoked_at bigint not null,
  constraint revoked_message_keys_pkey PRIMARY KEY (kid)
);
CREATE INDEX revoked_message_keys_revoked_at_index ON public.revoked_message_keys USING btree (revoked_at);
create table revoked_signer_keys (
  agent text collate "C" not null,
  kid text collate "C" not null,
  thumbprint text collate "C",
  revoked_at bigint not null,
  constraint revoked_signer_keys_pkey PRIMARY KEY (agent, kid)
);
create table rights_grants (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  account_id text collate "C" not null,
  sandbox integer not null,
  rights_id text collate "C" not null,
  buyer text collate "C" not null,
  digest text collate "C" not null,
  status text collate "C" not null,
  paused integer not null,
  revision integer not null,
  key_serial integer not null,
  offering text collate "C" not null,
  terms text collate "C" not null,
  details text collate "C" not null,
  impressions bigint not null,
  ends_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  kept_until bigint not null,
  constraint rights_grants_by_id UNIQUE (id),
  constraint rights_grants_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX rights_grants_around ON public.rights_grants USING btree (rights_id, ends_at) WHERE ((status = 'acquired'::text) AND (sandbox = 0));
CREATE INDEX rights_grants_around_test ON public.rights_grants USING btree (principal_id, rights_id, ends_at) WHERE ((status = 'acquired'::text) AND (sandbox = 1));
CREATE INDEX rights_grants_by_digest ON public.rights_grants USING btree (principal_id, account_id, digest);
CREATE INDEX rights_grants_by_end ON public.rights_grants USING btree (kept_until);
CREATE INDEX rights_grants_by_offering ON public.rights_grants USING btree (rights_id, ends_at);
CREATE INDEX rights_grants_of_caller ON public.rights_grants USING btree (principal_id, rights_id, created_at, id);
CREATE TRIGGER rights_grants_added AFTER INSERT ON public.rights_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rights_grants_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'rights_grants', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER rights_grants_removed AFTER DELETE ON public.rights_grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rights_grants_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'rights_grants', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'rights_grants' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER rights_grants_sandbox_bytes_added AFTER INSERT ON public.rights_grants FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((((COALESCE(octet_length(new.buyer), 0) + COALESCE(octet_length(new.offering), 0)) + COALESCE(octet_length(new.terms), 0)) + COALESCE(octet_length(new.details), 0)) > 1024) THEN ((((COALESCE(octet_length(new.buyer), 0) + COALESCE(octet_length(new.offering), 0)) + COALESCE(octet_length(new.terms), 0)) + COALESCE(octet_length(new.details), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION rights_grants_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'rights_grants', (case when coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER rights_grants_sandbox_bytes_changed AFTER UPDATE OF buyer, offering, terms, details ON public.rights_grants FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((((COALESCE(octet_length(new.buyer), 0) + COALESCE(octet_length(new.offering), 0)) + COALESCE(octet_length(new.terms), 0)) + COALESCE(octet_length(new.details), 0)) > 1024) THEN ((((COALESCE(octet_length(new.buyer), 0) + COALESCE(octet_length(new.offering), 0)) + COALESCE(octet_length(new.terms), 0)) + COALESCE(octet_length(new.details), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN ((((COALESCE(octet_length(old.buyer), 0) + COALESCE(octet_length(old.offering), 0)) + COALESCE(octet_length(old.terms), 0)) + COALESCE(octet_length(old.details), 0)) > 1024) THEN ((((COALESCE(octet_length(old.buyer), 0) + COALESCE(octet_length(old.offering), 0)) + COALESCE(octet_length(old.terms), 0)) + COALESCE(octet_length(old.details), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION rights_grants_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'rights_grants', (case when coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER rights_grants_sandbox_bytes_removed AFTER DELETE ON public.rights_grants FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN ((((COALESCE(octet_length(old.buyer), 0) + COALESCE(octet_length(old.offering), 0)) + COALESCE(octet_length(old.terms), 0)) + COALESCE(octet_length(old.details), 0)) > 1024) THEN ((((COALESCE(octet_length(old.buyer), 0) + COALESCE(octet_length(old.offering), 0)) + COALESCE(octet_length(old.terms), 0)) + COALESCE(octet_length(old.details), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION rights_grants_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'rights_grants';
             delete from held_bytes where holder = old.principal_id and kind = 'rights_grants' and count <= 0; return null; end ;
create table sandbox_principals (
  principal_id text collate "C" not null,
  used_at bigint not null,
  reset_at bigint,
  constraint sandbox_principals_pkey PRIMARY KEY (principal_id)
);
CREATE INDEX sandbox_principals_by_use ON public.sandbox_principals USING btree (used_at);
CREATE TRIGGER sandbox_principals_added AFTER INSERT ON public.sandbox_principals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sandbox_principals_added() as  begin insert into holdings (holder, kind, count)
         select lower('sandbox'), 'sandbox_principals', count(*) from changed where lower('sandbox') is not null group by lower('sandbox') order by lower('sandbox')
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER sandbox_principals_removed AFTER DELETE ON public.sandbox_principals REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sandbox_principals_removed() as  begin insert into holdings (holder, kind, count)
         select lower('sandbox'), 'sandbox_principals', -count(*) from changed where lower('sandbox') is not null group by lower('sandbox') order by lower('sandbox')
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'sandbox_principals' and count <= 0 and holder in (select lower('sandbox') from changed); return null; end ;
create table search_terms (
  kind smallint not null,
  is_start smallint not null,
  term text collate "C" not null,
  ref text collate "C" not null,
  constraint search_terms_pkey PRIMARY KEY (kind, is_start, term, ref)
);
create table search_words (
  kind smallint not null,
  word_end text collate "C" not null,
  word text collate "C" not null,
  constraint search_words_pkey PRIMARY KEY (kind, word_end, word)
);
create table secrets (
  id text collate "C" not null,
  purpose text collate "C" not null,
  value text collate "C" not null,
  created_at bigint not null,
  retired_at bigint,
  constraint secrets_pkey PRIMARY KEY (id)
);
CREATE INDEX secrets_by_purpose ON public.secrets USING btree (purpose, created_at);
create table sign_in_attempts (
  key text collate "C" not null,
  failures integer not null,
  last_at bigint not null,
  constraint sign_in_attempts_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_attempts_by_age ON public.sign_in_attempts USING btree (last_at);
create table signal_activations (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  segment_id text collate "C" not null,
  destination text collate "C" not null,
  target text collate "C" not null,
  status text collate "C" not null,
  segment_key text collate "C",
  pricing_option_id text collate "C",
  governance_context text collate "C",
  ready_at bigint not null,
  deployed_at bigint,
  created_at bigint not null,
  constraint signal_activations_pkey PRIMARY KEY (principal_id, account_id, segment_id, destination)
);
CREATE TRIGGER signal_activations_added AFTER INSERT ON public.signal_activations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION signal_activations_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'signal_activations', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER signal_activations_removed AFTER DELETE ON public.signal_activations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION signal_activations_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'signal_activations', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'signal_activations' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER signal_activations_sandbox_bytes_added AFTER INSERT ON public.signal_activations FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (((COALESCE(octet_length(new.destination), 0) + COALESCE(octet_length(new.target), 0)) + COALESCE(octet_length(new.governance_context), 0)) > 1024) THEN (((COALESCE(octet_length(new.destination), 0) + COALESCE(octet_length(new.target), 0)) + COALESCE(octet_length(new.governance_context), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION signal_activations_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'signal_activations', (case when coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) > 1024 then coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER signal_activations_sandbox_bytes_changed AFTER UPDATE OF destination, target, governance_context ON public.signal_activations FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (((COALESCE(octet_length(new.destination), 0) + COALESCE(octet_length(new.target), 0)) + COALESCE(octet_length(new.governance_context), 0)) > 1024) THEN (((COALESCE(octet_length(new.destination), 0) + COALESCE(octet_length(new.target), 0)) + COALESCE(octet_length(new.governance_context), 0)) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (((COALESCE(octet_length(old.destination), 0) + COALESCE(octet_length(old.target), 0)) + COALESCE(octet_length(old.governance_context), 0)) > 1024) THEN (((COALESCE(octet_length(old.destination), 0) + COALESCE(octet_length(old.target), 0)) + COALESCE(octet_length(old.governance_context), 0)) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION signal_activations_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'signal_activations', (case when coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) > 1024 then coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) > 1024 then coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER signal_activations_sandbox_bytes_removed AFTER DELETE ON public.signal_activations FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (((COALESCE(octet_length(old.destination), 0) + COALESCE(octet_length(old.target), 0)) + COALESCE(octet_length(old.governance_context), 0)) > 1024) THEN (((COALESCE(octet_length(old.destination), 0) + COALESCE(octet_length(old.target), 0)) + COALESCE(octet_length(old.governance_context), 0)) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION signal_activations_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) > 1024 then coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'signal_activations';
             delete from held_bytes where holder = old.principal_id and kind = 'signal_activations' and count <= 0; return null; end ;
create table usage_records (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  account_id text collate "C" not null,
  record text collate "C" not null,
  at bigint not null,
  constraint usage_records_pkey PRIMARY KEY (principal_id, id)
);
CREATE TRIGGER usage_records_added AFTER INSERT ON public.usage_records REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION usage_records_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'usage_records', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER usage_records_removed AFTER DELETE ON public.usage_records REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION usage_records_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'usage_records', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'usage_records' and count <= 0 and holder in (select principal_id from changed); return null; end ;
CREATE TRIGGER usage_records_sandbox_bytes_added AFTER INSERT ON public.usage_records FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.record), 0) > 1024) THEN (COALESCE(octet_length(new.record), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION usage_records_sandbox_bytes_added() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'usage_records', (case when coalesce(octet_length(new.record), 0) > 1024 then coalesce(octet_length(new.record), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER usage_records_sandbox_bytes_changed AFTER UPDATE OF record ON public.usage_records FOR EACH ROW WHEN (((substr(new.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(new.record), 0) > 1024) THEN (COALESCE(octet_length(new.record), 0) + 0)
            ELSE 0
        END <>
        CASE
            WHEN (COALESCE(octet_length(old.record), 0) > 1024) THEN (COALESCE(octet_length(old.record), 0) + 0)
            ELSE 0
        END))) EXECUTE FUNCTION usage_records_sandbox_bytes_changed() as  begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'usage_records', (case when coalesce(octet_length(new.record), 0) > 1024 then coalesce(octet_length(new.record), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.record), 0) > 1024 then coalesce(octet_length(old.record), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; return null; end ;
CREATE TRIGGER usage_records_sandbox_bytes_removed AFTER DELETE ON public.usage_records FOR EACH ROW WHEN (((substr(old.principal_id, 1, 8) = 'sandbox_'::text) AND (
        CASE
            WHEN (COALESCE(octet_length(old.record), 0) > 1024) THEN (COALESCE(octet_length(old.record), 0) + 0)
            ELSE 0
        END > 0))) EXECUTE FUNCTION usage_records_sandbox_bytes_removed() as  begin update held_bytes set count = count - (case when coalesce(octet_length(old.record), 0) > 1024 then coalesce(octet_length(old.record), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'usage_records';
             delete from held_bytes where holder = old.principal_id and kind = 'usage_records' and count <= 0; return null; end ;
create table used_nonces (
  key_ref text collate "C" not null,
  nonce text collate "C" not null,
  ends_at bigint not null,
  constraint used_nonces_pkey PRIMARY KEY (key_ref, nonce)
);
CREATE INDEX used_nonces_ends_at_index ON public.used_nonces USING btree (ends_at);
create table user_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null,
  linked_at bigint not null,
  constraint user_identities_pkey PRIMARY KEY (issuer, subject),
  constraint user_identities_user_id_issuer_unique UNIQUE (user_id, issuer)
);
create table users (
  id text collate "C" not null,
  email text collate "C" not null,
  name text collate "C" not null,
  password_hash text collate "C" not null,
  created_at bigint not null,
  disabled_at bigint,
  email_verified_at bigint,
  operator_role text collate "C",
  operator_since bigint,
  operator_by text collate "C",
  constraint users_email_unique UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_operators ON public.users USING btree (operator_since, id) WHERE (operator_role IS NOT NULL);
create table webhook_attempts (
  webhook_id text collate "C" not null,
  attempt bigint not null,
  principal_id text collate "C" not null,
  status text collate "C" not null,
  http_status bigint,
  message text collate "C",
  fired_at bigint not null,
  completed_at bigint,
  duration_ms bigint,
  answer text collate "C",
  constraint webhook_attempts_pkey PRIMARY KEY (webhook_id, attempt)
);
CREATE INDEX webhook_attempts_principal_id_index ON public.webhook_attempts USING btree (principal_id);
create table webhook_channels (
  id text collate "C" not null,
  principal_id text collate "C" not null,
  failures bigint not null,
  given_up bigint not null,
  retry_at bigint not null,
  paused_at bigint,
  updated_at bigint not null,
  constraint webhook_channels_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_channels_principal_id_index ON public.webhook_channels USING btree (principal_id);
CREATE INDEX webhook_channels_updated_at_index ON public.webhook_channels USING btree (updated_at);
create table webhooks (
  id text collate "C" not null,
  principal_id text collate "C" not null,
  account_id text collate "C",
  channel text collate "C" not null,
  kind text collate "C" not null,
  subject text collate "C" not null,
  subscriber_id text collate "C",
  notification_type text collate "C",
  sequence bigint,
  url text collate "C" not null,
  mode text collate "C" not null,
  secret text collate "C",
  body text collate "C" not null,
  bytes bigint not null,
  key text collate "C" not null,
  status text collate "C" not null,
  failure text collate "C",
  attempts bigint not null,
  due_at bigint not null,
  ends_at bigint not null,
  created_at bigint not null,
  ended_at bigint,
  headers text collate "C",
  purpose text collate "C",
  origin_id text collate "C",
  constraint webhooks_pkey PRIMARY KEY (id)
);
CREATE INDEX webhooks_by_purpose ON public.webhooks USING btree (subject, purpose, created_at, id) WHERE ((kind = 'registry'::text) AND (purpose IS NOT NULL));
CREATE INDEX webhooks_by_state ON public.webhooks USING btree (subject, status, created_at, id) WHERE (kind = 'registry'::text);
CREATE INDEX webhooks_by_time ON public.webhooks USING btree (subject, created_at, id) WHERE (kind = 'registry'::text);
CREATE INDEX webhooks_ended ON public.webhooks USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX webhooks_ended_of_owner ON public.webhooks USING btree (principal_id, ended_at, id) WHERE (ended_at IS NOT NULL);
CREATE INDEX webhooks_failed ON public.webhooks USING btree (ended_at, id) WHERE (status = 'failed'::text);
CREATE INDEX webhooks_of_subscription ON public.webhooks USING btree (subject, status, id) WHERE (kind = 'registry'::text);
CREATE INDEX webhooks_open ON public.webhooks USING btree (channel, due_at, id) WHERE (status = 'open'::text);
CREATE INDEX webhooks_open_of_owner ON public.webhooks USING btree (principal_id, bytes) WHERE (status = 'open'::text);
CREATE INDEX webhooks_open_of_subject ON public.webhooks USING btree (principal_id, kind, subject) WHERE (status = 'open'::text);
CREATE INDEX webhooks_principal_id_kind_subject_id_index ON public.webhooks USING btree (principal_id, kind, subject, id);
CREATE INDEX webhooks_repeats ON public.webhooks USING btree (origin_id, id) WHERE (origin_id IS NOT NULL);
CREATE TRIGGER webhooks_added AFTER INSERT ON public.webhooks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION webhooks_added() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'webhooks', count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; insert into holdings (holder, kind, count)
         select principal_id, 'webhook_bytes', sum(bytes) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; return null; end ;
CREATE TRIGGER webhooks_removed AFTER DELETE ON public.webhooks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION webhooks_removed() as  begin insert into holdings (holder, kind, count)
         select principal_id, 'webhooks', -count(*) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; insert into holdings (holder, kind, count)
         select principal_id, 'webhook_bytes', -sum(bytes) from changed where principal_id is not null group by principal_id order by principal_id
         on conflict (holder, kind) do update set count = holdings.count + excluded.count; delete from holdings where kind = 'webhooks' and count <= 0 and holder in (select principal_id from changed); delete from holdings where kind = 'webhook_bytes' and count <= 0 and holder in (select principal_id from changed); return null; end ;
