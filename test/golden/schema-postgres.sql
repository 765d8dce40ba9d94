create table a2a_push_configs (
  principal_id text collate "C" not null,
  task_id text collate "C" not null,
  id text collate "C" not null,
  config text collate "C" not null,
  constraint a2a_push_configs_pkey PRIMARY KEY (principal_id, task_id, id)
);
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
CREATE INDEX accounts_by_brand ON public.accounts USING btree (principal_id, brand_domain, operator);
CREATE INDEX accounts_by_id ON public.accounts USING btree (id);
CREATE INDEX accounts_by_principal ON public.accounts USING btree (principal_id, created_at, id);
CREATE UNIQUE INDEX accounts_natural_key ON public.accounts USING btree (principal_id, brand_domain, brand_id, operator, sandbox) WHERE (status <> ALL (ARRAY['rejected'::text, 'closed'::text]));
create table activation_receivers (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  segment_id text collate "C" not null,
  task_id text collate "C" not null,
  receiver text collate "C" not null,
  constraint activation_receivers_pkey PRIMARY KEY (principal_id, account_id, segment_id, task_id)
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
  constraint agent_principals_name_unique UNIQUE (name),
  constraint agent_principals_pkey PRIMARY KEY (id),
  constraint agent_principals_token_hash_unique UNIQUE (token_hash)
);
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
  constraint agent_tasks_pkey PRIMARY KEY (principal_id, id)
);
CREATE INDEX agent_tasks_built ON public.agent_tasks USING btree (completed_at) WHERE ((task_type = 'build_creative'::text) AND (completed_at IS NOT NULL));
CREATE INDEX agent_tasks_by_age ON public.agent_tasks USING btree (principal_id, created_at, id);
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
  constraint api_keys_key_hash_unique UNIQUE (key_hash),
  constraint api_keys_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint api_keys_pkey PRIMARY KEY (id)
);
CREATE INDEX api_keys_by_org ON public.api_keys USING btree (org_id, created_at);
create table audience_members (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  audience_id text collate "C" not null,
  external_id text collate "C" not null,
  member text collate "C" not null,
  found text collate "C" not null,
  constraint audience_members_pkey PRIMARY KEY (principal_id, account_id, audience_id, external_id)
);
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
  constraint audiences_pkey PRIMARY KEY (principal_id, account_id, id)
);
CREATE INDEX audiences_by_id ON public.audiences USING btree (principal_id, id);
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
CREATE INDEX brand_refs_domain ON public.brand_refs USING btree (domain);
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
  constraint brands_id_unique UNIQUE (id),
  constraint brands_pkey PRIMARY KEY (domain)
);
CREATE INDEX brands_bare ON public.brands USING btree (created_at) WHERE ((record IS NULL) AND (entry IS NULL));
CREATE INDEX brands_by_entry_org ON public.brands USING btree (entry_org_id);
CREATE INDEX brands_house ON public.brands USING btree (house_domain);
CREATE INDEX brands_listing ON public.brands USING btree (listed, brand_name, domain);
CREATE INDEX brands_listing_by_source ON public.brands USING btree (listed, source, brand_name, domain);
CREATE INDEX brands_pending ON public.brands USING btree (updated_at, domain) WHERE (review_status = 'pending'::text);
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
create table buy_reports (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  kind text collate "C" not null,
  due_at bigint not null,
  period_start bigint not null,
  sequence bigint not null,
  reported_from bigint not null default '0'::bigint,
  constraint buy_reports_pkey PRIMARY KEY (principal_id, buy_id, kind)
);
CREATE INDEX buy_reports_due_at_index ON public.buy_reports USING btree (due_at);
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
create table buyer_catalogs (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  id text collate "C" not null,
  type text collate "C" not null,
  details text collate "C" not null,
  fetch_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  constraint buyer_catalogs_pkey PRIMARY KEY (principal_id, account_id, id)
);
CREATE INDEX buyer_catalogs_by_fetch ON public.buyer_catalogs USING btree (fetch_at);
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
CREATE INDEX creatives_by_id ON public.creatives USING btree (principal_id, id);
CREATE INDEX creatives_shared ON public.creatives USING btree (principal_id, id) WHERE (shared = 1);
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
create table events (
  event_id text collate "C" not null,
  event_type text collate "C" not null,
  entity_type text collate "C" not null,
  entity_id text collate "C" not null,
  payload text collate "C" not null,
  actor text collate "C" not null,
  created_at bigint not null,
  constraint events_pkey PRIMARY KEY (event_id)
);
CREATE INDEX events_by_type ON public.events USING btree (event_type, event_id);
create table events_head (
  id integer not null,
  last_ms bigint not null,
  counter bigint not null,
  constraint events_head_pkey PRIMARY KEY (id)
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
create table forced_arms (
  principal_id text collate "C" not null,
  account_id text collate "C" not null,
  task text collate "C" not null,
  arm text collate "C" not null,
  task_id text collate "C",
  message text collate "C",
  constraint forced_arms_pkey PRIMARY KEY (principal_id, account_id, task)
);
create table idempotency_keys (
  scope text collate "C" not null,
  fingerprint text collate "C" not null,
  answer text collate "C",
  created_at bigint not null,
  expires_at bigint not null,
  state text collate "C" not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope)
);
CREATE INDEX idempotency_keys_by_expiry ON public.idempotency_keys USING btree (state, expires_at);
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
CREATE INDEX invitations_by_org ON public.invitations USING btree (org_id, created_at);
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
  constraint jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_due ON public.jobs USING btree (due_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX jobs_leases ON public.jobs USING btree (due_at) WHERE (status = 'running'::text);
CREATE INDEX jobs_line ON public.jobs USING btree (lane, turn, due_at) WHERE ((status = 'queued'::text) AND (turn IS NOT NULL));
CREATE UNIQUE INDEX jobs_open_key ON public.jobs USING btree (kind, key) WHERE ((status = ANY (ARRAY['queued'::text, 'running'::text])) AND (key IS NOT NULL));
CREATE INDEX jobs_shares ON public.jobs USING btree (lane, share, turn) WHERE ((status = ANY (ARRAY['queued'::text, 'running'::text])) AND (turn IS NOT NULL));
CREATE INDEX jobs_waiting ON public.jobs USING btree (due_at) WHERE ((status = 'queued'::text) AND (turn IS NULL));
create table limits (
  class text collate "C" not null,
  key text collate "C" not null,
  count bigint not null,
  reset_at bigint not null,
  constraint limits_pkey PRIMARY KEY (class, key)
);
CREATE INDEX limits_by_reset ON public.limits USING btree (reset_at);
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
create table media_buy_additions (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  seq integer not null,
  at bigint not null,
  addition text collate "C" not null,
  constraint media_buy_additions_pkey PRIMARY KEY (principal_id, buy_id, seq)
);
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
create table media_buy_feedback (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  id text collate "C" not null,
  at bigint not null,
  feedback text collate "C" not null,
  constraint media_buy_feedback_pkey PRIMARY KEY (principal_id, buy_id, id)
);
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
CREATE INDEX media_buy_packages_by_hold ON public.media_buy_packages USING btree (product_id, held_until);
CREATE INDEX media_buy_packages_by_id ON public.media_buy_packages USING btree (principal_id, id);
create table media_buy_terms (
  principal_id text collate "C" not null,
  buy_id text collate "C" not null,
  package_id text collate "C" not null,
  seq integer not null,
  terms text collate "C" not null,
  constraint media_buy_terms_pkey PRIMARY KEY (principal_id, buy_id, package_id, seq)
);
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
CREATE INDEX media_buys_by_look ON public.media_buys USING btree (look_at);
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
  constraint oidc_models_pkey PRIMARY KEY (model, id)
);
CREATE INDEX oidc_models_by_account ON public.oidc_models USING btree (account_id);
CREATE INDEX oidc_models_by_expiry ON public.oidc_models USING btree (expires_at);
CREATE INDEX oidc_models_by_grant ON public.oidc_models USING btree (grant_id);
CREATE INDEX oidc_models_by_uid ON public.oidc_models USING btree (model, uid);
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
CREATE INDEX ownership_challenges_by_org ON public.ownership_challenges USING btree (org_id, issued_at);
create table ownership_proofs (
  org_id text collate "C" not null,
  domain text collate "C" not null,
  method text collate "C" not null,
  proved_at bigint not null,
  constraint ownership_proofs_org_id_foreign FOREIGN KEY (org_id) REFERENCES organizations(id),
  constraint ownership_proofs_pkey PRIMARY KEY (org_id, domain)
);
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
  constraint properties_key UNIQUE (publisher_domain, key),
  constraint properties_pkey PRIMARY KEY (rid)
);
CREATE INDEX properties_by_status ON public.properties USING btree (publisher_domain, status);
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
  constraint publishers_id_unique UNIQUE (id),
  constraint publishers_pkey PRIMARY KEY (domain)
);
CREATE INDEX publishers_bare ON public.publishers USING btree (created_at) WHERE ((record IS NULL) AND (entry IS NULL));
CREATE INDEX publishers_by_entry_org ON public.publishers USING btree (entry_org_id);
CREATE INDEX publishers_due ON public.publishers USING btree (next_crawl_at);
CREATE INDEX publishers_listing ON public.publishers USING btree (listed, domain);
CREATE INDEX publishers_manager ON public.publishers USING btree (manager_domain);
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
create table revoked_message_keys (
  kid text collate "C" not null,
  revoked_at bigint not null,
  constraint revoked_message_keys_pkey PRIMARY KEY (kid)
);
CREATE INDEX revoked_message_keys_revoked_at_index ON public.revoked_message_keys USING btree (revoked_at);
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
CREATE INDEX rights_grants_by_digest ON public.rights_grants USING btree (principal_id, account_id, digest);
CREATE INDEX rights_grants_by_end ON public.rights_grants USING btree (kept_until);
CREATE INDEX rights_grants_by_offering ON public.rights_grants USING btree (rights_id, ends_at);
create table sandbox_principals (
  principal_id text collate "C" not null,
  used_at bigint not null,
  reset_at bigint,
  constraint sandbox_principals_pkey PRIMARY KEY (principal_id)
);
CREATE INDEX sandbox_principals_by_use ON public.sandbox_principals USING btree (used_at);
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
create table usage_records (
  principal_id text collate "C" not null,
  id text collate "C" not null,
  account_id text collate "C" not null,
  record text collate "C" not null,
  at bigint not null,
  constraint usage_records_pkey PRIMARY KEY (principal_id, id)
);
create table used_nonces (
  key_ref text collate "C" not null,
  nonce text collate "C" not null,
  ends_at bigint not null,
  constraint used_nonces_pkey PRIMARY KEY (key_ref, nonce)
);
CREATE INDEX used_nonces_ends_at_index ON public.used_nonces USING btree (ends_at);
create table users (
  id text collate "C" not null,
  email text collate "C" not null,
  name text collate "C" not null,
  password_hash text collate "C" not null,
  created_at bigint not null,
  disabled_at bigint,
  email_verified_at bigint,
  constraint users_email_unique UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);
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
  constraint webhooks_pkey PRIMARY KEY (id)
);
CREATE INDEX webhooks_ended ON public.webhooks USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX webhooks_open ON public.webhooks USING btree (channel, due_at, id) WHERE (status = 'open'::text);
CREATE INDEX webhooks_open_of ON public.webhooks USING btree (principal_id, bytes) WHERE (status = 'open'::text);
CREATE INDEX webhooks_principal_id_kind_subject_id_index ON public.webhooks USING btree (principal_id, kind, subject, id);
