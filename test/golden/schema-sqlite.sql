CREATE TRIGGER a2a_push_configs_sandbox_bytes_added after insert on a2a_push_configs when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.config), 0) > 1024 then coalesce(octet_length(new.config), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'a2a_push_configs', (case when coalesce(octet_length(new.config), 0) > 1024 then coalesce(octet_length(new.config), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER a2a_push_configs_sandbox_bytes_changed after update of config on a2a_push_configs when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.config), 0) > 1024 then coalesce(octet_length(new.config), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.config), 0) > 1024 then coalesce(octet_length(old.config), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'a2a_push_configs', (case when coalesce(octet_length(new.config), 0) > 1024 then coalesce(octet_length(new.config), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.config), 0) > 1024 then coalesce(octet_length(old.config), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER a2a_push_configs_sandbox_bytes_removed after delete on a2a_push_configs when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.config), 0) > 1024 then coalesce(octet_length(old.config), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.config), 0) > 1024 then coalesce(octet_length(old.config), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'a2a_push_configs';
             delete from held_bytes where holder = old.principal_id and kind = 'a2a_push_configs' and count <= 0; end;
CREATE TABLE `a2a_push_configs` (
  `principal_id` text not null,
  `task_id` text not null,
  `id` text not null,
  `config` text not null,
  primary key (`principal_id`, `task_id`, `id`)
);
CREATE TRIGGER a2a_tasks_added after insert on a2a_tasks when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'a2a_tasks', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER a2a_tasks_bytes_added after insert on a2a_tasks when (coalesce(octet_length(new.body), 0)) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'a2a_tasks', (coalesce(octet_length(new.body), 0)))
     on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER a2a_tasks_bytes_changed after update of body on a2a_tasks when (coalesce(octet_length(new.body), 0)) <> (coalesce(octet_length(old.body), 0))
     begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'a2a_tasks', (coalesce(octet_length(new.body), 0)) - (coalesce(octet_length(old.body), 0)))
     on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER a2a_tasks_bytes_removed after delete on a2a_tasks when (coalesce(octet_length(old.body), 0)) > 0 begin
       update held_bytes set count = count - (coalesce(octet_length(old.body), 0)) where holder = old.principal_id and kind = 'a2a_tasks';
       delete from held_bytes where holder = old.principal_id and kind = 'a2a_tasks' and count <= 0;
     end;
CREATE TRIGGER a2a_tasks_removed after delete on a2a_tasks when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'a2a_tasks';
       delete from holdings where holder = old.principal_id and kind = 'a2a_tasks' and count <= 0; end;
CREATE TABLE `a2a_tasks` (
  `principal_id` text not null,
  `id` text not null,
  `context_id` text not null,
  `state` text not null,
  `body` text,
  `note` text,
  `cancel_requested` integer not null,
  `updated_at` bigint not null,
  `seen_by` text,
  primary key (`principal_id`, `id`)
);
CREATE INDEX `a2a_tasks_by_age` on `a2a_tasks` (`updated_at`);
CREATE INDEX `a2a_tasks_by_principal` on `a2a_tasks` (`principal_id`, `updated_at`, `id`);
CREATE TABLE `account_books` (
  `principal_id` text not null,
  `account_id` text not null,
  `currency` text not null,
  `claimed` bigint not null default '0',
  `spent` bigint not null default '0',
  `paid` bigint not null default '0',
  `buys` integer not null default '0',
  primary key (`principal_id`, `account_id`, `currency`)
);
CREATE TABLE `account_holders` (
  `principal_id` text,
  `live` bigint not null,
  primary key (`principal_id`)
);
CREATE TRIGGER accounts_sandbox_bytes_added after insert on accounts when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.settings), 0) > 1024 then coalesce(octet_length(new.settings), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'accounts', (case when coalesce(octet_length(new.settings), 0) > 1024 then coalesce(octet_length(new.settings), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER accounts_sandbox_bytes_changed after update of settings on accounts when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.settings), 0) > 1024 then coalesce(octet_length(new.settings), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.settings), 0) > 1024 then coalesce(octet_length(old.settings), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'accounts', (case when coalesce(octet_length(new.settings), 0) > 1024 then coalesce(octet_length(new.settings), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.settings), 0) > 1024 then coalesce(octet_length(old.settings), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER accounts_sandbox_bytes_removed after delete on accounts when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.settings), 0) > 1024 then coalesce(octet_length(old.settings), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.settings), 0) > 1024 then coalesce(octet_length(old.settings), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'accounts';
             delete from held_bytes where holder = old.principal_id and kind = 'accounts' and count <= 0; end;
CREATE TABLE `accounts` (
  `principal_id` text not null,
  `id` text not null,
  `brand_domain` text not null,
  `brand_id` text not null,
  `operator` text not null,
  `sandbox` integer not null,
  `name` text not null,
  `status` text not null,
  `billing` text not null,
  `settings` text not null,
  `currency` text not null,
  `credit_limit` bigint,
  `spent` bigint not null,
  `declared` integer not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  primary key (`principal_id`, `id`)
);
CREATE INDEX `accounts_by_age` on `accounts` (`created_at`, `principal_id`, `id`);
CREATE INDEX `accounts_by_id` on `accounts` (`id`);
CREATE INDEX accounts_by_key on accounts (principal_id, brand_domain, brand_id, operator, sandbox, created_at, id);
CREATE INDEX `accounts_by_principal` on `accounts` (`principal_id`, `created_at`, `id`);
CREATE INDEX accounts_by_sandbox on accounts (principal_id, sandbox, status, created_at, id);
CREATE INDEX accounts_by_state on accounts (status, created_at, principal_id, id);
CREATE INDEX accounts_by_status on accounts (principal_id, status, created_at, id);
CREATE INDEX accounts_declared on accounts (principal_id, id) where declared = 1 and status not in ('rejected', 'closed');
CREATE INDEX accounts_live_by_brand on accounts (principal_id, brand_domain, sandbox, brand_id, created_at, id) where status not in ('rejected', 'closed');
CREATE INDEX accounts_live_by_operator on accounts (principal_id, brand_domain, operator, sandbox, created_at, id) where status not in ('rejected', 'closed');
CREATE UNIQUE INDEX accounts_natural_key on accounts (principal_id, brand_domain, brand_id, operator, sandbox)
     where status not in ('rejected', 'closed');
CREATE INDEX accounts_undeclared on accounts (principal_id, brand_domain, brand_id, created_at, id) where declared = 0 and status not in ('rejected', 'closed');
CREATE TABLE `activation_receivers` (
  `principal_id` text not null,
  `account_id` text not null,
  `segment_id` text not null,
  `task_id` text not null,
  `receiver` text not null,
  primary key (`principal_id`, `account_id`, `segment_id`, `task_id`)
);
CREATE TABLE `ad_server_events` (
  `event_id` text,
  `at` bigint not null,
  primary key (`event_id`)
);
CREATE INDEX ad_server_events_by_age on ad_server_events (at);
CREATE TABLE `ad_server_packages` (
  `package_id` text not null,
  `principal_id` text not null,
  `buy_id` text not null,
  `currency` text not null,
  `applied_revision` bigint not null,
  `state` text not null,
  `reservation_id` text,
  `reason` text,
  `ad_server_ref` text,
  `creatives` text not null,
  `changed_at` bigint not null,
  `decide_by` bigint,
  `check_at` bigint,
  primary key (`package_id`, `principal_id`)
);
CREATE INDEX ad_server_packages_due on ad_server_packages (check_at) where check_at is not null;
CREATE INDEX ad_server_packages_of_buy on ad_server_packages (principal_id, buy_id);
CREATE TABLE `ad_server_reading` (
  `id` text,
  `cursor` text,
  `complete_until` bigint,
  `final_until` bigint,
  `as_of` bigint,
  `read_at` bigint not null,
  primary key (`id`)
);
CREATE TABLE `agent_accreditations` (
  `agent_url` text not null,
  `metric_id` text not null,
  `accrediting_body` text not null,
  primary key (`agent_url`, `metric_id`, `accrediting_body`)
);
CREATE INDEX `agent_accreditations_by_body` on `agent_accreditations` (`accrediting_body`, `agent_url`, `metric_id`);
CREATE TABLE `agent_claims` (
  `publisher_domain` text not null,
  `agent_url` text not null,
  primary key (`publisher_domain`, `agent_url`)
);
CREATE INDEX `agent_claims_by_agent` on `agent_claims` (`agent_url`);
CREATE TABLE `agent_days` (
  `agent_url` text not null,
  `day` text not null,
  `probes` integer not null,
  `answered` integer not null,
  `response_ms` bigint not null,
  `last_error` text,
  `checks` integer not null,
  `check_status` text,
  `tracks` text,
  primary key (`agent_url`, `day`)
);
CREATE INDEX `agent_days_by_day` on `agent_days` (`day`);
CREATE TABLE `agent_facets` (
  `agent_url` text not null,
  `facet` text not null,
  `value` text not null,
  `visibility` text not null,
  `name_order` text not null,
  `added_at` bigint not null,
  `property_count` integer not null,
  primary key (`agent_url`, `facet`, `value`)
);
CREATE INDEX `agent_facets_by_added` on `agent_facets` (`visibility`, `facet`, `value`, `added_at`, `agent_url`);
CREATE INDEX `agent_facets_by_name` on `agent_facets` (`visibility`, `facet`, `value`, `name_order`, `agent_url`);
CREATE INDEX `agent_facets_by_properties` on `agent_facets` (`visibility`, `facet`, `value`, `property_count`, `agent_url`);
CREATE INDEX `agent_facets_by_url` on `agent_facets` (`visibility`, `facet`, `value`, `agent_url`);
CREATE TABLE `agent_metrics` (
  `agent_url` text not null,
  `metric_id` text not null,
  `search_text` text not null,
  primary key (`agent_url`, `metric_id`)
);
CREATE INDEX `agent_metrics_by_metric` on `agent_metrics` (`metric_id`, `agent_url`);
CREATE TABLE `agent_principals` (
  `id` text not null,
  `name` text not null,
  `token_hash` text not null,
  `permissions` text not null,
  `created_at` bigint not null,
  `revoked_at` bigint,
  `erased_at` bigint,
  `prefix` text,
  primary key (`id`)
);
CREATE INDEX `agent_principals_by_prefix` on `agent_principals` (`prefix`);
CREATE UNIQUE INDEX `agent_principals_name_unique` on `agent_principals` (`name`);
CREATE INDEX agent_principals_to_erase on agent_principals (revoked_at) where erased_at is null;
CREATE UNIQUE INDEX `agent_principals_token_hash_unique` on `agent_principals` (`token_hash`);
CREATE TABLE `agent_profile_head` (
  `id` integer not null,
  `version` bigint not null,
  `pruned` bigint not null,
  primary key (`id`)
);
CREATE TABLE `agent_profile_ranks` (
  `agent_url` text not null,
  `since` bigint not null,
  `until` bigint not null,
  `rank` float not null,
  `ended_at` bigint not null,
  primary key (`agent_url`, `until`)
);
CREATE INDEX `agent_profile_ranks_by_end` on `agent_profile_ranks` (`until`);
CREATE TABLE `agent_profile_values` (
  `agent_url` text not null,
  `dimension` text not null,
  `value` text not null,
  `rank` float not null,
  primary key (`agent_url`, `dimension`, `value`)
);
CREATE INDEX `agent_profile_values_by_rank` on `agent_profile_values` (`dimension`, `value`, `rank`, `agent_url`);
CREATE TABLE `agent_profiles` (
  `agent_url` text,
  `id` text not null,
  `rank` float not null,
  `rank_since` bigint not null,
  `property_count` integer not null,
  `publisher_count` integer not null,
  `visibility` text not null,
  `org_id` text,
  `profile` text not null,
  `record` text not null,
  `summary` text not null,
  `due_at` bigint,
  `updated_at` bigint not null,
  primary key (`agent_url`)
);
CREATE INDEX `agent_profiles_by_rank` on `agent_profiles` (`rank`, `agent_url`);
CREATE INDEX `agent_profiles_due` on `agent_profiles` (`due_at`);
CREATE TRIGGER agent_task_steps_sandbox_bytes_added after insert on agent_task_steps when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.data), 0) > 1024 then coalesce(octet_length(new.data), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'agent_task_steps', (case when coalesce(octet_length(new.data), 0) > 1024 then coalesce(octet_length(new.data), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER agent_task_steps_sandbox_bytes_changed after update of data on agent_task_steps when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.data), 0) > 1024 then coalesce(octet_length(new.data), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.data), 0) > 1024 then coalesce(octet_length(old.data), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'agent_task_steps', (case when coalesce(octet_length(new.data), 0) > 1024 then coalesce(octet_length(new.data), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.data), 0) > 1024 then coalesce(octet_length(old.data), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER agent_task_steps_sandbox_bytes_removed after delete on agent_task_steps when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.data), 0) > 1024 then coalesce(octet_length(old.data), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.data), 0) > 1024 then coalesce(octet_length(old.data), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'agent_task_steps';
             delete from held_bytes where holder = old.principal_id and kind = 'agent_task_steps' and count <= 0; end;
CREATE TABLE `agent_task_steps` (
  `principal_id` text not null,
  `task_id` text not null,
  `seq` integer not null,
  `kind` text not null,
  `data` text not null,
  `at` bigint not null,
  primary key (`principal_id`, `task_id`, `seq`)
);
CREATE TRIGGER agent_tasks_added after insert on agent_tasks when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'agent_tasks', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER agent_tasks_bytes_added after insert on agent_tasks when (coalesce(octet_length(new.request), 0) + coalesce(octet_length(new.result), 0)) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'agent_tasks', (coalesce(octet_length(new.request), 0) + coalesce(octet_length(new.result), 0)))
     on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER agent_tasks_bytes_changed after update of request, result on agent_tasks when (coalesce(octet_length(new.request), 0) + coalesce(octet_length(new.result), 0)) <> (coalesce(octet_length(old.request), 0) + coalesce(octet_length(old.result), 0))
     begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'agent_tasks', (coalesce(octet_length(new.request), 0) + coalesce(octet_length(new.result), 0)) - (coalesce(octet_length(old.request), 0) + coalesce(octet_length(old.result), 0)))
     on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER agent_tasks_bytes_removed after delete on agent_tasks when (coalesce(octet_length(old.request), 0) + coalesce(octet_length(old.result), 0)) > 0 begin
       update held_bytes set count = count - (coalesce(octet_length(old.request), 0) + coalesce(octet_length(old.result), 0)) where holder = old.principal_id and kind = 'agent_tasks';
       delete from held_bytes where holder = old.principal_id and kind = 'agent_tasks' and count <= 0;
     end;
CREATE TRIGGER agent_tasks_removed after delete on agent_tasks when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'agent_tasks';
       delete from holdings where holder = old.principal_id and kind = 'agent_tasks' and count <= 0; end;
CREATE TABLE `agent_tasks` (
  `principal_id` text not null,
  `id` text not null,
  `account_id` text,
  `task_type` text not null,
  `protocol` text not null,
  `status` text not null,
  `request` text not null,
  `context` text not null,
  `result` text,
  `error` text,
  `progress` text,
  `message` text,
  `push_config` text,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `completed_at` bigint,
  `operator` text,
  primary key (`principal_id`, `id`)
);
CREATE INDEX agent_tasks_built on agent_tasks (completed_at) where task_type = 'build_creative' and completed_at is not null;
CREATE INDEX `agent_tasks_by_age` on `agent_tasks` (`principal_id`, `created_at`, `id`);
CREATE INDEX agent_tasks_by_protocol on agent_tasks (principal_id, protocol, id);
CREATE INDEX agent_tasks_by_status on agent_tasks (principal_id, status, id);
CREATE INDEX agent_tasks_by_task_type on agent_tasks (principal_id, task_type, id);
CREATE INDEX agent_tasks_by_updated_at on agent_tasks (principal_id, updated_at, id);
CREATE INDEX agent_tasks_ended_of_caller on agent_tasks (principal_id, completed_at, id)
     where completed_at is not null;
CREATE INDEX agent_tasks_waiting_builds on agent_tasks (principal_id)
     where task_type = 'build_creative' and completed_at is null;
CREATE TABLE `agents` (
  `id` text not null,
  `url` text not null,
  `first_seen_at` bigint not null,
  `removed_at` bigint,
  `site` text,
  primary key (`id`)
);
CREATE INDEX `agents_by_site` on `agents` (`site`, `url`);
CREATE UNIQUE INDEX `agents_url_unique` on `agents` (`url`);
CREATE TRIGGER api_keys_added after insert on api_keys when new.org_id is not null begin insert into holdings (holder, kind, count) values (new.org_id, 'api_keys', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER api_keys_removed after delete on api_keys when old.org_id is not null begin update holdings set count = count - 1 where holder = old.org_id and kind = 'api_keys';
       delete from holdings where holder = old.org_id and kind = 'api_keys' and count <= 0; end;
CREATE TABLE `api_keys` (
  `id` text not null,
  `org_id` text not null,
  `name` text not null,
  `key_hash` text not null,
  `permissions` text not null,
  `created_at` bigint not null,
  `last_used_at` bigint,
  `expires_at` bigint,
  `revoked_at` bigint,
  `prefix` text,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`id`)
);
CREATE INDEX api_keys_by_expiry on api_keys (expires_at) where expires_at is not null;
CREATE INDEX `api_keys_by_org` on `api_keys` (`org_id`, `created_at`);
CREATE INDEX `api_keys_by_prefix` on `api_keys` (`prefix`);
CREATE UNIQUE INDEX `api_keys_key_hash_unique` on `api_keys` (`key_hash`);
CREATE INDEX api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;
CREATE TRIGGER audience_members_added after insert on audience_members when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'audience_members', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER audience_members_removed after delete on audience_members when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'audience_members';
       delete from holdings where holder = old.principal_id and kind = 'audience_members' and count <= 0; end;
CREATE TRIGGER audience_members_sandbox_bytes_added after insert on audience_members when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) > 1024 then coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audience_members', (case when coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) > 1024 then coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER audience_members_sandbox_bytes_changed after update of member, found on audience_members when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) > 1024 then coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) > 1024 then coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audience_members', (case when coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) > 1024 then coalesce(octet_length(new.member), 0) + coalesce(octet_length(new.found), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) > 1024 then coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER audience_members_sandbox_bytes_removed after delete on audience_members when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) > 1024 then coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) > 1024 then coalesce(octet_length(old.member), 0) + coalesce(octet_length(old.found), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'audience_members';
             delete from held_bytes where holder = old.principal_id and kind = 'audience_members' and count <= 0; end;
CREATE TABLE `audience_members` (
  `principal_id` text not null,
  `account_id` text not null,
  `audience_id` text not null,
  `external_id` text not null,
  `member` text not null,
  `found` text not null,
  primary key (`principal_id`, `account_id`, `audience_id`, `external_id`)
);
CREATE TABLE `audience_receivers` (
  `principal_id` text not null,
  `account_id` text not null,
  `receiver` text not null,
  primary key (`principal_id`, `account_id`)
);
CREATE TRIGGER audiences_added after insert on audiences when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'audiences', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER audiences_removed after delete on audiences when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'audiences';
       delete from holdings where holder = old.principal_id and kind = 'audiences' and count <= 0; end;
CREATE TRIGGER audiences_sandbox_bytes_added after insert on audiences when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audiences', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER audiences_sandbox_bytes_changed after update of details on audiences when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'audiences', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER audiences_sandbox_bytes_removed after delete on audiences when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'audiences';
             delete from held_bytes where holder = old.principal_id and kind = 'audiences' and count <= 0; end;
CREATE TABLE `audiences` (
  `principal_id` text not null,
  `account_id` text not null,
  `id` text not null,
  `status` text not null,
  `status_at` bigint not null,
  `reason` text,
  `matched` bigint not null,
  `members` bigint not null,
  `details` text not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `parts_key` text not null default '',
  primary key (`principal_id`, `account_id`, `id`)
);
CREATE INDEX audiences_by_age on audiences (principal_id, account_id, created_at, id);
CREATE INDEX `audiences_by_id` on `audiences` (`principal_id`, `id`);
CREATE TABLE `audit_log` (
  `id` text not null,
  `at` bigint not null,
  `action` text not null,
  `actor` text not null,
  `actor_name` text not null,
  `org_id` text,
  `subject` text,
  `outcome` text not null,
  `address` text,
  `request_id` text,
  `detail` text not null,
  `by_stranger` integer not null default '0',
  primary key (`id`)
);
CREATE INDEX `audit_log_by_age` on `audit_log` (`by_stranger`, `at`);
CREATE INDEX `audit_log_by_org` on `audit_log` (`org_id`, `id`);
CREATE INDEX `audit_log_by_subject` on `audit_log` (`subject`, `id`);
CREATE TABLE `authorizations` (
  `id` text not null,
  `agent_url` text not null,
  `publisher_domain` text not null,
  `entry_key` text not null,
  `authorization_type` text not null,
  `authorized_for` text not null,
  `scope` text not null,
  `evidence` text not null,
  `hash` text not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  primary key (`id`)
);
CREATE INDEX `authorizations_by_agent` on `authorizations` (`agent_url`, `publisher_domain`);
CREATE INDEX `authorizations_by_publisher` on `authorizations` (`publisher_domain`, `agent_url`);
CREATE UNIQUE INDEX `authorizations_key` on `authorizations` (`publisher_domain`, `entry_key`);
CREATE TABLE `brand_agents` (
  `domain` text not null,
  `agent_url` text not null,
  `agent_type` text not null,
  `agent_id` text,
  `first_seen_at` bigint not null,
  primary key (`domain`, `agent_url`)
);
CREATE INDEX `brand_agents_by_agent` on `brand_agents` (`agent_url`, `first_seen_at`, `domain`);
CREATE TABLE `brand_changes_head` (
  `id` integer,
  `change` bigint not null,
  primary key (`id`)
);
CREATE TABLE `brand_epochs` (
  `from_change` bigint,
  `epoch` text not null,
  `began_at` bigint not null,
  primary key (`from_change`)
);
CREATE INDEX `brand_epochs_began` on `brand_epochs` (`began_at`, `from_change`);
CREATE TABLE `brand_logos` (
  `domain` text,
  `file` text,
  `url` text not null,
  `checked_at` bigint not null,
  `data` text,
  primary key (`domain`)
);
CREATE INDEX brand_logos_file on brand_logos (file) where file is not null;
CREATE TABLE `brand_properties` (
  `domain` text not null,
  `identifier` text not null,
  `property_type` text not null,
  `store` text not null,
  `relationship` text not null,
  primary key (`domain`, `identifier`, `property_type`, `store`, `relationship`)
);
CREATE TABLE `brand_refs` (
  `house_domain` text not null,
  `domain` text not null,
  `brand_id` text not null,
  `declared_at` bigint,
  primary key (`house_domain`, `domain`)
);
CREATE INDEX brand_refs_domain on brand_refs (domain, house_domain);
CREATE TABLE `brand_state_agents` (
  `agent_url` text not null,
  `first_seen_at` bigint not null,
  `domain` text not null,
  `since` bigint not null,
  `until` bigint not null,
  primary key (`agent_url`, `first_seen_at`, `domain`, `since`)
);
CREATE INDEX `brand_state_agents_domain` on `brand_state_agents` (`domain`, `until`);
CREATE INDEX `brand_state_agents_until` on `brand_state_agents` (`until`);
CREATE TABLE `brand_states` (
  `domain` text not null,
  `since` bigint not null,
  `until` bigint not null,
  `outcome` text not null,
  `validated_at` bigint,
  `agents` text not null,
  `properties` text not null,
  primary key (`domain`, `since`)
);
CREATE INDEX `brand_states_domain` on `brand_states` (`domain`, `until`);
CREATE INDEX `brand_states_until` on `brand_states` (`until`);
CREATE TABLE `brands` (
  `domain` text not null,
  `id` text not null,
  `record` text,
  `source` text,
  `listed` integer not null default '0',
  `brand_name` text,
  `keller_type` text,
  `house_domain` text,
  `listing` text,
  `has_manifest` integer not null default '0',
  `search_text` text,
  `live_record` text,
  `file_status` integer,
  `live_outcome` text,
  `live_checked_at` bigint,
  `live_validated_at` bigint,
  `live_expires_at` bigint not null default '0',
  `entry` text,
  `entry_source` text,
  `entry_org_id` text,
  `review_status` text,
  `enriched_at` bigint,
  `revision` integer not null default '0',
  `misses` bigint not null default '0',
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `card` text,
  `asked_at` bigint,
  `live_errors` text,
  `change` bigint,
  primary key (`domain`)
);
CREATE INDEX brands_bare on brands (created_at) where record is null and entry is null and change is null;
CREATE INDEX brands_by_domain on brands (listed, domain);
CREATE INDEX brands_by_entry_org on brands (entry_org_id, domain) where entry is not null;
CREATE INDEX brands_by_update on brands (listed, updated_at, domain);
CREATE INDEX brands_change on brands (change) where change is not null;
CREATE INDEX `brands_house` on `brands` (`house_domain`);
CREATE UNIQUE INDEX `brands_id_unique` on `brands` (`id`);
CREATE INDEX `brands_listing` on `brands` (`listed`, `brand_name`, `domain`);
CREATE INDEX `brands_listing_by_source` on `brands` (`listed`, `source`, `brand_name`, `domain`);
CREATE INDEX brands_of_source_by_domain on brands (listed, source, domain);
CREATE INDEX brands_of_source_by_update on brands (listed, source, updated_at, domain);
CREATE INDEX brands_pending on brands (updated_at, domain) where review_status = 'pending';
CREATE TABLE `browser_sessions` (
  `id` text not null,
  `user_id` text not null,
  `device` text not null,
  `address` text not null,
  `started_at` bigint not null,
  `proved_at` bigint not null,
  `last_used_at` bigint not null,
  `ends_at` bigint not null,
  primary key (`id`)
);
CREATE INDEX `browser_sessions_by_end` on `browser_sessions` (`ends_at`);
CREATE INDEX `browser_sessions_by_user` on `browser_sessions` (`user_id`, `last_used_at`);
CREATE TRIGGER build_variants_sandbox_bytes_added after insert on build_variants when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'build_variants', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER build_variants_sandbox_bytes_changed after update of document on build_variants when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'build_variants', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER build_variants_sandbox_bytes_removed after delete on build_variants when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'build_variants';
             delete from held_bytes where holder = old.principal_id and kind = 'build_variants' and count <= 0; end;
CREATE TABLE `build_variants` (
  `principal_id` text not null,
  `account_id` text not null,
  `id` text not null,
  `build_id` text not null,
  `parent_id` text,
  `document` text not null,
  `created_at` bigint not null,
  `expires_at` bigint not null,
  primary key (`principal_id`, `id`)
);
CREATE INDEX `build_variants_by_account` on `build_variants` (`principal_id`, `account_id`, `created_at`);
CREATE INDEX `build_variants_by_expiry` on `build_variants` (`expires_at`);
CREATE TABLE `buy_reports` (
  `principal_id` text not null,
  `buy_id` text not null,
  `kind` text not null,
  `due_at` bigint not null,
  `period_start` bigint not null,
  `sequence` bigint not null,
  `reported_from` bigint not null default '0',
  `awaits` bigint,
  primary key (`principal_id`, `buy_id`, `kind`)
);
CREATE INDEX buy_reports_awaiting on buy_reports (awaits) where awaits is not null;
CREATE INDEX `buy_reports_due_at_index` on `buy_reports` (`due_at`);
CREATE INDEX buy_reports_of_kind on buy_reports (kind, due_at);
CREATE TRIGGER buyer_catalog_items_added after insert on buyer_catalog_items when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'buyer_catalog_items', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER buyer_catalog_items_removed after delete on buyer_catalog_items when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'buyer_catalog_items';
       delete from holdings where holder = old.principal_id and kind = 'buyer_catalog_items' and count <= 0; end;
CREATE TRIGGER buyer_catalog_items_sandbox_bytes_added after insert on buyer_catalog_items when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) > 1024 then coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalog_items', (case when coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) > 1024 then coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER buyer_catalog_items_sandbox_bytes_changed after update of content, issues on buyer_catalog_items when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) > 1024 then coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) > 1024 then coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalog_items', (case when coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) > 1024 then coalesce(octet_length(new.content), 0) + coalesce(octet_length(new.issues), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) > 1024 then coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER buyer_catalog_items_sandbox_bytes_removed after delete on buyer_catalog_items when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) > 1024 then coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) > 1024 then coalesce(octet_length(old.content), 0) + coalesce(octet_length(old.issues), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'buyer_catalog_items';
             delete from held_bytes where holder = old.principal_id and kind = 'buyer_catalog_items' and count <= 0; end;
CREATE TABLE `buyer_catalog_items` (
  `principal_id` text not null,
  `account_id` text not null,
  `catalog_id` text not null,
  `id` text not null,
  `status` text not null,
  `content` text not null,
  `issues` text not null,
  primary key (`principal_id`, `account_id`, `catalog_id`, `id`)
);
CREATE TRIGGER buyer_catalogs_added after insert on buyer_catalogs when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'buyer_catalogs', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER buyer_catalogs_removed after delete on buyer_catalogs when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'buyer_catalogs';
       delete from holdings where holder = old.principal_id and kind = 'buyer_catalogs' and count <= 0; end;
CREATE TRIGGER buyer_catalogs_sandbox_bytes_added after insert on buyer_catalogs when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalogs', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER buyer_catalogs_sandbox_bytes_changed after update of details on buyer_catalogs when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'buyer_catalogs', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER buyer_catalogs_sandbox_bytes_removed after delete on buyer_catalogs when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'buyer_catalogs';
             delete from held_bytes where holder = old.principal_id and kind = 'buyer_catalogs' and count <= 0; end;
CREATE TABLE `buyer_catalogs` (
  `principal_id` text not null,
  `account_id` text not null,
  `id` text not null,
  `type` text not null,
  `details` text not null,
  `fetch_at` bigint,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `parts_key` text not null default '',
  primary key (`principal_id`, `account_id`, `id`)
);
CREATE INDEX `buyer_catalogs_by_fetch` on `buyer_catalogs` (`fetch_at`);
CREATE TABLE `catalog_agents` (
  `url` text,
  `id` text not null,
  `org_id` text not null,
  `type` text not null,
  `visibility` text not null,
  `name` text,
  `lifecycle_stage` text not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `protocol` text,
  `endpoint` text,
  `agent_name` text,
  `description` text,
  `inferred_type` text not null,
  `health` text,
  `capabilities` text,
  `declared` text,
  `format_count` integer not null,
  `probed_at` bigint,
  `answered_at` bigint,
  `next_probe_at` bigint,
  `failure_streak` integer not null,
  `unknown_streak` integer not null,
  `compliance_status` text not null,
  `compliance` text,
  `standing` text not null,
  `passing_since` bigint,
  `verified` integer not null,
  `next_check_at` bigint,
  `site` text,
  `proved_by` text,
  `proved_at` bigint,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`url`)
);
CREATE INDEX `catalog_agents_by_org` on `catalog_agents` (`org_id`, `url`);
CREATE INDEX `catalog_agents_by_site` on `catalog_agents` (`site`, `url`);
CREATE INDEX `catalog_agents_by_type` on `catalog_agents` (`type`, `url`);
CREATE INDEX `catalog_agents_by_visibility` on `catalog_agents` (`visibility`);
CREATE INDEX `catalog_agents_checks_due` on `catalog_agents` (`next_check_at`);
CREATE UNIQUE INDEX `catalog_agents_id_unique` on `catalog_agents` (`id`);
CREATE INDEX `catalog_agents_probes_due` on `catalog_agents` (`next_probe_at`);
CREATE TRIGGER client_organizations_added after insert on client_organizations when new.org_id is not null begin insert into holdings (holder, kind, count) values (new.org_id, 'client_organizations', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER client_organizations_removed after delete on client_organizations when old.org_id is not null begin update holdings set count = count - 1 where holder = old.org_id and kind = 'client_organizations';
       delete from holdings where holder = old.org_id and kind = 'client_organizations' and count <= 0; end;
CREATE TABLE `client_organizations` (
  `client_id` text not null,
  `org_id` text not null,
  `name` text not null,
  `created_by` text not null,
  `created_at` bigint not null,
  `scopes` text,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`client_id`)
);
CREATE INDEX `client_organizations_by_org` on `client_organizations` (`org_id`, `created_at`);
CREATE TABLE `collections` (
  `rid` text not null,
  `publisher_domain` text not null,
  `collection_id` text not null,
  `name` text not null,
  `kind` text not null,
  `identifiers` text not null,
  `source` text not null,
  `status` text not null,
  `hash` text not null,
  `document` text not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  primary key (`rid`)
);
CREATE UNIQUE INDEX `collections_key` on `collections` (`publisher_domain`, `collection_id`);
CREATE TABLE `counts` (
  `id` text,
  `name` text not null,
  `amount` bigint not null,
  primary key (`id`)
);
CREATE TABLE `crawl_days` (
  `day` text not null,
  `outcome` text not null,
  `crawls` bigint not null,
  `duration_ms` bigint not null,
  primary key (`day`, `outcome`)
);
CREATE TABLE `crawl_requests` (
  `id` text not null,
  `domain` text not null,
  `org_id` text not null,
  `user_key` text not null,
  `job_id` text not null,
  `status` text not null,
  `attempts` integer not null,
  `max_attempts` integer not null,
  `requested_at` bigint not null,
  `started_at` bigint,
  `last_attempted_at` bigint,
  `completed_at` bigint,
  `next_attempt_at` bigint,
  `last_error_code` text,
  `outcome` text,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`id`)
);
CREATE INDEX `crawl_requests_by_age` on `crawl_requests` (`requested_at`);
CREATE INDEX `crawl_requests_by_job` on `crawl_requests` (`job_id`);
CREATE INDEX crawl_requests_of_organization on crawl_requests (org_id);
CREATE TRIGGER creatives_added after insert on creatives when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'creatives', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER creatives_removed after delete on creatives when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'creatives';
       delete from holdings where holder = old.principal_id and kind = 'creatives' and count <= 0; end;
CREATE TRIGGER creatives_sandbox_bytes_added after insert on creatives when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) > 1024 then coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'creatives', (case when coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) > 1024 then coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER creatives_sandbox_bytes_changed after update of document, review on creatives when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) > 1024 then coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) > 1024 then coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'creatives', (case when coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) > 1024 then coalesce(octet_length(new.document), 0) + coalesce(octet_length(new.review), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) > 1024 then coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER creatives_sandbox_bytes_removed after delete on creatives when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) > 1024 then coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) > 1024 then coalesce(octet_length(old.document), 0) + coalesce(octet_length(old.review), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'creatives';
             delete from held_bytes where holder = old.principal_id and kind = 'creatives' and count <= 0; end;
CREATE TABLE `creatives` (
  `principal_id` text not null,
  `account_id` text not null,
  `id` text not null,
  `name` text not null,
  `folded_name` text not null,
  `status` text not null,
  `format` text not null,
  `document` text not null,
  `review` text not null,
  `purge_kind` text,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `shared` integer not null default '0',
  primary key (`principal_id`, `account_id`, `id`)
);
CREATE INDEX `creatives_by_age` on `creatives` (`principal_id`, `account_id`, `created_at`, `id`);
CREATE INDEX creatives_by_created_at on creatives (principal_id, created_at, id, account_id) where purge_kind is null and status <> 'archived';
CREATE INDEX `creatives_by_id` on `creatives` (`principal_id`, `id`);
CREATE INDEX creatives_by_name on creatives (principal_id, name, id, account_id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_by_status on creatives (principal_id, status, id, account_id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_by_updated_at on creatives (principal_id, updated_at, id, account_id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_of_account_by_created_at on creatives (principal_id, account_id, created_at, id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_of_account_by_name on creatives (principal_id, account_id, name, id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_of_account_by_status on creatives (principal_id, account_id, status, id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_of_account_by_updated_at on creatives (principal_id, account_id, updated_at, id) where purge_kind is null and status <> 'archived';
CREATE INDEX creatives_of_caller_by_age on creatives (principal_id, created_at, id, account_id);
CREATE INDEX creatives_shared on creatives (principal_id, id) where shared = 1;
CREATE INDEX creatives_to_review on creatives (created_at, principal_id, account_id, id)
     where purge_kind is null and status = 'pending_review';
CREATE TABLE `delivered_days` (
  `package_id` text not null,
  `part` text not null,
  `day` bigint not null,
  `creative_id` text not null,
  `impressions` bigint not null,
  `clicks` bigint not null,
  `views` bigint not null,
  `q1_views` bigint not null,
  `q2_views` bigint not null,
  `q3_views` bigint not null,
  `completed_views` bigint not null,
  `measurable_impressions` bigint not null,
  `viewable_impressions` bigint not null,
  `engagements` bigint not null,
  `plays` bigint not null,
  `conversions` bigint not null,
  `spend_minor` bigint,
  `principal_id` text,
  primary key (`package_id`, `part`, `day`, `creative_id`)
);
CREATE INDEX delivered_days_of_principal on delivered_days (principal_id) where principal_id is not null;
CREATE TABLE `delivered_hours` (
  `package_id` text not null,
  `part` text not null,
  `from_at` bigint not null,
  `creative_id` text not null,
  `to_at` bigint not null,
  `revision` bigint not null,
  `impressions` bigint not null,
  `clicks` bigint not null,
  `views` bigint not null,
  `q1_views` bigint not null,
  `q2_views` bigint not null,
  `q3_views` bigint not null,
  `completed_views` bigint not null,
  `measurable_impressions` bigint not null,
  `viewable_impressions` bigint not null,
  `engagements` bigint not null,
  `plays` bigint not null,
  `conversions` bigint not null,
  `spend_minor` bigint,
  `principal_id` text,
  primary key (`package_id`, `part`, `from_at`, `creative_id`)
);
CREATE INDEX delivered_hours_by_age on delivered_hours (from_at);
CREATE INDEX delivered_hours_of_principal on delivered_hours (principal_id) where principal_id is not null;
CREATE TABLE `document_bodies` (
  `domain` text not null,
  `kind` text not null,
  `part` integer not null,
  `body` text not null,
  primary key (`domain`, `kind`, `part`)
);
CREATE TABLE `documents` (
  `domain` text not null,
  `kind` text not null,
  `url` text not null,
  `sha256` text not null,
  `bytes` integer not null,
  `etag` text,
  `last_modified` text,
  `variant` text,
  `field_digests` text not null,
  `findings` text not null,
  `file_last_updated` bigint,
  `changed_at` bigint not null,
  `pending` text,
  primary key (`domain`, `kind`)
);
CREATE TABLE `domain_skeletons` (
  `skeleton` text not null,
  `label` text not null,
  `domain` text not null,
  primary key (`skeleton`, `label`, `domain`)
);
CREATE TABLE `event_counts` (
  `principal_id` text not null,
  `account_id` text not null,
  `source_id` text not null,
  `received` bigint not null,
  `matchable` bigint not null,
  `last_at` bigint not null,
  primary key (`principal_id`, `account_id`, `source_id`)
);
CREATE TABLE `event_hours` (
  `principal_id` text not null,
  `account_id` text not null,
  `source_id` text not null,
  `hour` bigint not null,
  `received` bigint not null,
  primary key (`principal_id`, `account_id`, `source_id`, `hour`)
);
CREATE TRIGGER event_sources_added after insert on event_sources when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'event_sources', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER event_sources_removed after delete on event_sources when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'event_sources';
       delete from holdings where holder = old.principal_id and kind = 'event_sources' and count <= 0; end;
CREATE TRIGGER event_sources_sandbox_bytes_added after insert on event_sources when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'event_sources', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER event_sources_sandbox_bytes_changed after update of details on event_sources when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'event_sources', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER event_sources_sandbox_bytes_removed after delete on event_sources when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'event_sources';
             delete from held_bytes where holder = old.principal_id and kind = 'event_sources' and count <= 0; end;
CREATE TABLE `event_sources` (
  `principal_id` text not null,
  `account_id` text not null,
  `id` text not null,
  `managed_by` text not null,
  `details` text not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  primary key (`principal_id`, `account_id`, `id`)
);
CREATE TABLE `events` (
  `event_id` text not null,
  `event_type` text not null,
  `entity_type` text not null,
  `entity_id` text not null,
  `payload` text not null,
  `actor` text not null,
  `created_at` bigint not null,
  `publisher_domain` text,
  `agent_url` text,
  primary key (`event_id`)
);
CREATE INDEX events_by_agent_url on events (agent_url, event_type, event_id) where agent_url is not null;
CREATE INDEX events_by_entity_id on events (entity_id, event_type, event_id) where entity_id is not null;
CREATE INDEX events_by_publisher_domain on events (publisher_domain, event_type, event_id) where publisher_domain is not null;
CREATE INDEX `events_by_type` on `events` (`event_type`, `event_id`);
CREATE TABLE `events_head` (
  `id` integer not null,
  `last_ms` bigint not null,
  `counter` bigint not null,
  `epoch` text not null default '',
  primary key (`id`)
);
CREATE TABLE `feed_bundles` (
  `tree` integer not null,
  `place` bigint not null,
  `first_event_id` text not null,
  `lines` text not null,
  primary key (`tree`, `place`)
);
CREATE UNIQUE INDEX feed_bundles_event on feed_bundles (tree, first_event_id);
CREATE TABLE `feed_epochs` (
  `from_ms` bigint not null,
  `from_counter` bigint not null,
  `epoch` text not null,
  primary key (`from_ms`, `from_counter`)
);
CREATE TRIGGER feed_snapshots_sandbox_bytes_added after insert on feed_snapshots when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.marks), 0) > 1024 then coalesce(octet_length(new.marks), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'feed_snapshots', (case when coalesce(octet_length(new.marks), 0) > 1024 then coalesce(octet_length(new.marks), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER feed_snapshots_sandbox_bytes_changed after update of marks on feed_snapshots when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.marks), 0) > 1024 then coalesce(octet_length(new.marks), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.marks), 0) > 1024 then coalesce(octet_length(old.marks), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'feed_snapshots', (case when coalesce(octet_length(new.marks), 0) > 1024 then coalesce(octet_length(new.marks), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.marks), 0) > 1024 then coalesce(octet_length(old.marks), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER feed_snapshots_sandbox_bytes_removed after delete on feed_snapshots when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.marks), 0) > 1024 then coalesce(octet_length(old.marks), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.marks), 0) > 1024 then coalesce(octet_length(old.marks), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'feed_snapshots';
             delete from held_bytes where holder = old.principal_id and kind = 'feed_snapshots' and count <= 0; end;
CREATE TABLE `feed_snapshots` (
  `principal_id` text not null,
  `account_id` text not null,
  `feed` text not null,
  `version` text not null,
  `marks` text not null,
  `checked_at` bigint not null,
  primary key (`principal_id`, `account_id`, `feed`)
);
CREATE INDEX `feed_snapshots_checked_at_index` on `feed_snapshots` (`checked_at`);
CREATE TABLE `feed_subscriptions` (
  `id` text not null,
  `organization_id` text not null,
  `url` text not null,
  `types` text,
  `description` text,
  `cursor` text,
  `status` text not null,
  `pause_reason` text,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  primary key (`id`)
);
CREATE INDEX `feed_subscriptions_organization_id_index` on `feed_subscriptions` (`organization_id`);
CREATE TABLE `feed_tickets` (
  `id` text not null,
  `sealed` text not null,
  `expires_at` bigint not null,
  primary key (`id`)
);
CREATE INDEX `feed_tickets_expires_at_index` on `feed_tickets` (`expires_at`);
CREATE TABLE `feed_tiles` (
  `tree` integer not null,
  `level` integer not null,
  `place` bigint not null,
  `hashes` text not null,
  primary key (`tree`, `level`, `place`)
);
CREATE TABLE `feed_trees` (
  `number` integer,
  `origin` text not null,
  `size` bigint not null,
  `last_event_id` text not null,
  `checkpoint` text not null,
  `verifier_keys` text not null,
  `follows` text,
  `began_at` bigint not null,
  `changed_at` bigint not null,
  primary key (`number`)
);
CREATE TRIGGER fixtures_added after insert on fixtures when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'fixtures', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER fixtures_removed after delete on fixtures when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'fixtures';
       delete from holdings where holder = old.principal_id and kind = 'fixtures' and count <= 0; end;
CREATE TRIGGER fixtures_sandbox_bytes_added after insert on fixtures when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'fixtures', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER fixtures_sandbox_bytes_changed after update of document on fixtures when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'fixtures', (case when coalesce(octet_length(new.document), 0) > 1024 then coalesce(octet_length(new.document), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER fixtures_sandbox_bytes_removed after delete on fixtures when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.document), 0) > 1024 then coalesce(octet_length(old.document), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'fixtures';
             delete from held_bytes where holder = old.principal_id and kind = 'fixtures' and count <= 0; end;
CREATE TABLE `fixtures` (
  `principal_id` text not null,
  `account_id` text not null,
  `kind` text not null,
  `id` text not null,
  `document` text not null,
  `created_at` bigint not null,
  `batch` bigint not null,
  `place` integer not null,
  `is_open` integer not null,
  primary key (`principal_id`, `account_id`, `kind`, `id`)
);
CREATE INDEX `fixtures_by_age` on `fixtures` (`created_at`);
CREATE INDEX fixtures_by_batch on fixtures (principal_id, kind, batch desc, place, id);
CREATE INDEX fixtures_of_account on fixtures (principal_id, account_id, batch, place);
CREATE INDEX fixtures_open on fixtures (principal_id) where is_open = 1;
CREATE TRIGGER forced_arms_added after insert on forced_arms when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'forced_arms', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER forced_arms_removed after delete on forced_arms when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'forced_arms';
       delete from holdings where holder = old.principal_id and kind = 'forced_arms' and count <= 0; end;
CREATE TRIGGER forced_arms_sandbox_bytes_added after insert on forced_arms when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) > 1024 then coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'forced_arms', (case when coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) > 1024 then coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER forced_arms_sandbox_bytes_changed after update of arm, message on forced_arms when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) > 1024 then coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) > 1024 then coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'forced_arms', (case when coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) > 1024 then coalesce(octet_length(new.arm), 0) + coalesce(octet_length(new.message), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) > 1024 then coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER forced_arms_sandbox_bytes_removed after delete on forced_arms when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) > 1024 then coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) > 1024 then coalesce(octet_length(old.arm), 0) + coalesce(octet_length(old.message), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'forced_arms';
             delete from held_bytes where holder = old.principal_id and kind = 'forced_arms' and count <= 0; end;
CREATE TABLE `forced_arms` (
  `principal_id` text not null,
  `account_id` text not null,
  `task` text not null,
  `arm` text not null,
  `task_id` text,
  `message` text,
  primary key (`principal_id`, `account_id`, `task`)
);
CREATE TABLE `held_bytes` (
  `holder` text not null,
  `kind` text not null,
  `count` bigint not null,
  primary key (`holder`, `kind`)
);
CREATE INDEX `held_bytes_by_count` on `held_bytes` (`kind`, `count`);
CREATE TABLE `held_inventory` (
  `principal_id` text not null,
  `account_id` text not null,
  `product_id` text not null,
  `node` text not null,
  `slots` text not null,
  primary key (`principal_id`, `account_id`, `product_id`, `node`)
);
CREATE TABLE `holdings` (
  `holder` text not null,
  `kind` text not null,
  `count` bigint not null,
  primary key (`holder`, `kind`)
);
CREATE INDEX `holdings_by_count` on `holdings` (`kind`, `count`);
CREATE TRIGGER idempotency_keys_sandbox_bytes_added after insert on idempotency_keys when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.answer), 0) > -1 then coalesce(octet_length(new.answer), 0) + 256 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'idempotency_keys', (case when coalesce(octet_length(new.answer), 0) > -1 then coalesce(octet_length(new.answer), 0) + 256 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER idempotency_keys_sandbox_bytes_changed after update of answer on idempotency_keys when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.answer), 0) > -1 then coalesce(octet_length(new.answer), 0) + 256 else 0 end) <> (case when coalesce(octet_length(old.answer), 0) > -1 then coalesce(octet_length(old.answer), 0) + 256 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'idempotency_keys', (case when coalesce(octet_length(new.answer), 0) > -1 then coalesce(octet_length(new.answer), 0) + 256 else 0 end) - (case when coalesce(octet_length(old.answer), 0) > -1 then coalesce(octet_length(old.answer), 0) + 256 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER idempotency_keys_sandbox_bytes_removed after delete on idempotency_keys when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.answer), 0) > -1 then coalesce(octet_length(old.answer), 0) + 256 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.answer), 0) > -1 then coalesce(octet_length(old.answer), 0) + 256 else 0 end) where holder = old.principal_id and kind = 'idempotency_keys';
             delete from held_bytes where holder = old.principal_id and kind = 'idempotency_keys' and count <= 0; end;
CREATE TABLE `idempotency_keys` (
  `scope` text not null,
  `fingerprint` text not null,
  `answer` text,
  `created_at` bigint not null,
  `expires_at` bigint not null,
  `state` text not null,
  `principal_id` text,
  primary key (`scope`)
);
CREATE INDEX `idempotency_keys_by_expiry` on `idempotency_keys` (`state`, `expires_at`);
CREATE INDEX idempotency_keys_of_sandbox on idempotency_keys (principal_id) where principal_id is not null;
CREATE TABLE `impairment_marks` (
  `principal_id` text not null,
  `buy_id` text not null,
  `marks` text not null,
  primary key (`principal_id`, `buy_id`)
);
CREATE TRIGGER invitations_added after insert on invitations when new.org_id is not null begin insert into holdings (holder, kind, count) values (new.org_id, 'invitations', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER invitations_removed after delete on invitations when old.org_id is not null begin update holdings set count = count - 1 where holder = old.org_id and kind = 'invitations';
       delete from holdings where holder = old.org_id and kind = 'invitations' and count <= 0; end;
CREATE TABLE `invitations` (
  `id` text not null,
  `org_id` text not null,
  `token_hash` text not null,
  `email` text,
  `role` text not null,
  `created_by` text not null,
  `created_at` bigint not null,
  `expires_at` bigint not null,
  `accepted_at` bigint,
  `accepted_by` text,
  `revoked_at` bigint,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`id`)
);
CREATE INDEX invitations_by_expiry on invitations (expires_at);
CREATE INDEX `invitations_by_org` on `invitations` (`org_id`, `created_at`);
CREATE UNIQUE INDEX `invitations_token_hash_unique` on `invitations` (`token_hash`);
CREATE TABLE `jobs` (
  `id` text not null,
  `kind` text not null,
  `key` text,
  `payload` text not null,
  `status` text not null,
  `due_at` bigint not null,
  `attempts` integer not null,
  `max_attempts` integer not null,
  `worker` text,
  `rerun` integer not null,
  `last_error_code` text,
  `finished_at` bigint,
  `lane` text not null default 'local',
  `share` text not null default '',
  `turn` bigint,
  `site` text not null default '',
  primary key (`id`)
);
CREATE INDEX jobs_due on jobs (due_at, id) where status in ('queued', 'running');
CREATE INDEX jobs_failed on jobs (finished_at, id) where status = 'failed';
CREATE INDEX jobs_failed_of_kind on jobs (kind, finished_at, id) where status = 'failed';
CREATE INDEX jobs_finished on jobs (finished_at) where finished_at is not null;
CREATE INDEX jobs_leases on jobs (due_at) where status = 'running';
CREATE INDEX jobs_line on jobs (lane, turn, due_at) where status = 'queued' and turn is not null;
CREATE UNIQUE INDEX jobs_open_key on jobs (kind, key) where status in ('queued', 'running') and key is not null;
CREATE INDEX jobs_shares on jobs (lane, share, turn) where status in ('queued', 'running') and turn is not null;
CREATE INDEX jobs_sites on jobs (lane, site) where status = 'running';
CREATE INDEX jobs_waiting on jobs (due_at) where status = 'queued' and turn is null;
CREATE TABLE `limits` (
  `class` text not null,
  `key` text not null,
  `count` bigint not null,
  `reset_at` bigint not null,
  primary key (`class`, `key`)
);
CREATE INDEX `limits_by_reset` on `limits` (`reset_at`);
CREATE TABLE `log_witnesses` (
  `witness` text,
  `origin` text not null,
  `size` bigint not null,
  `cosigned_at` bigint,
  `failures` integer not null,
  `fault` text,
  `why` text,
  `failed_since` bigint,
  `next_at` bigint not null,
  primary key (`witness`)
);
CREATE TRIGGER logged_events_added after insert on logged_events when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'logged_events', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER logged_events_counted after insert on logged_events begin insert into event_counts (principal_id, account_id, source_id, received, matchable, last_at)
       values (new.principal_id, new.account_id, new.source_id, 1, new.is_matchable, new.received_at) on conflict (principal_id, account_id, source_id) do update set received = event_counts.received + excluded.received, matchable = event_counts.matchable + excluded.matchable, last_at = max(event_counts.last_at, excluded.last_at); insert into event_hours (principal_id, account_id, source_id, hour, received)
       values (new.principal_id, new.account_id, new.source_id, (new.received_at - new.received_at % 3600000), 1) on conflict (principal_id, account_id, source_id, hour) do update set received = event_hours.received + excluded.received; end;
CREATE TRIGGER logged_events_removed after delete on logged_events when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'logged_events';
       delete from holdings where holder = old.principal_id and kind = 'logged_events' and count <= 0; end;
CREATE TRIGGER logged_events_sandbox_bytes_added after insert on logged_events when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) > 1024 then coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'logged_events', (case when coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) > 1024 then coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER logged_events_sandbox_bytes_changed after update of event, credit on logged_events when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) > 1024 then coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) > 1024 then coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'logged_events', (case when coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) > 1024 then coalesce(octet_length(new.event), 0) + coalesce(octet_length(new.credit), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) > 1024 then coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER logged_events_sandbox_bytes_removed after delete on logged_events when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) > 1024 then coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) > 1024 then coalesce(octet_length(old.event), 0) + coalesce(octet_length(old.credit), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'logged_events';
             delete from held_bytes where holder = old.principal_id and kind = 'logged_events' and count <= 0; end;
CREATE TRIGGER logged_events_uncounted after delete on logged_events begin update event_counts set received = received - 1, matchable = matchable - old.is_matchable where principal_id = old.principal_id and account_id = old.account_id and source_id = old.source_id;
       delete from event_counts where principal_id = old.principal_id and account_id = old.account_id and source_id = old.source_id and received <= 0; update event_hours set received = received - 1 where principal_id = old.principal_id and account_id = old.account_id and source_id = old.source_id and hour = (old.received_at - old.received_at % 3600000);
       delete from event_hours where principal_id = old.principal_id and account_id = old.account_id and source_id = old.source_id and hour = (old.received_at - old.received_at % 3600000) and received <= 0; end;
CREATE TABLE `logged_events` (
  `principal_id` text not null,
  `account_id` text not null,
  `key` text not null,
  `source_id` text not null,
  `event` text not null,
  `is_matchable` integer not null,
  `credit` text,
  `happened_at` bigint not null,
  `received_at` bigint not null,
  primary key (`principal_id`, `account_id`, `key`)
);
CREATE INDEX `logged_events_by_age` on `logged_events` (`received_at`);
CREATE INDEX `logged_events_by_source` on `logged_events` (`principal_id`, `account_id`, `source_id`, `received_at`);
CREATE TRIGGER media_buy_additions_added after insert on media_buy_additions when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'media_buy_additions', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER media_buy_additions_removed after delete on media_buy_additions when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'media_buy_additions';
       delete from holdings where holder = old.principal_id and kind = 'media_buy_additions' and count <= 0; end;
CREATE TRIGGER media_buy_additions_sandbox_bytes_added after insert on media_buy_additions when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.addition), 0) > 1024 then coalesce(octet_length(new.addition), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_additions', (case when coalesce(octet_length(new.addition), 0) > 1024 then coalesce(octet_length(new.addition), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_additions_sandbox_bytes_changed after update of addition on media_buy_additions when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.addition), 0) > 1024 then coalesce(octet_length(new.addition), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.addition), 0) > 1024 then coalesce(octet_length(old.addition), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_additions', (case when coalesce(octet_length(new.addition), 0) > 1024 then coalesce(octet_length(new.addition), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.addition), 0) > 1024 then coalesce(octet_length(old.addition), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_additions_sandbox_bytes_removed after delete on media_buy_additions when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.addition), 0) > 1024 then coalesce(octet_length(old.addition), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.addition), 0) > 1024 then coalesce(octet_length(old.addition), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_additions';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_additions' and count <= 0; end;
CREATE TABLE `media_buy_additions` (
  `principal_id` text not null,
  `buy_id` text not null,
  `seq` integer not null,
  `at` bigint not null,
  `addition` text not null,
  primary key (`principal_id`, `buy_id`, `seq`)
);
CREATE INDEX media_buy_additions_by_time on media_buy_additions (principal_id, buy_id, at);
CREATE TRIGGER media_buy_assignments_sandbox_bytes_added after insert on media_buy_assignments when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_assignments', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_assignments_sandbox_bytes_changed after update of details on media_buy_assignments when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_assignments', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_assignments_sandbox_bytes_removed after delete on media_buy_assignments when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_assignments';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_assignments' and count <= 0; end;
CREATE TABLE `media_buy_assignments` (
  `principal_id` text not null,
  `account_id` text not null,
  `buy_id` text not null,
  `package_id` text not null,
  `creative_id` text not null,
  `position` integer not null,
  `details` text not null,
  `assigned_at` bigint not null,
  primary key (`principal_id`, `buy_id`, `package_id`, `creative_id`)
);
CREATE INDEX `media_buy_assignments_by_creative` on `media_buy_assignments` (`principal_id`, `account_id`, `creative_id`);
CREATE TRIGGER media_buy_feedback_added after insert on media_buy_feedback when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'media_buy_feedback', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER media_buy_feedback_removed after delete on media_buy_feedback when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'media_buy_feedback';
       delete from holdings where holder = old.principal_id and kind = 'media_buy_feedback' and count <= 0; end;
CREATE TRIGGER media_buy_feedback_sandbox_bytes_added after insert on media_buy_feedback when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.feedback), 0) > 1024 then coalesce(octet_length(new.feedback), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_feedback', (case when coalesce(octet_length(new.feedback), 0) > 1024 then coalesce(octet_length(new.feedback), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_feedback_sandbox_bytes_changed after update of feedback on media_buy_feedback when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.feedback), 0) > 1024 then coalesce(octet_length(new.feedback), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.feedback), 0) > 1024 then coalesce(octet_length(old.feedback), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_feedback', (case when coalesce(octet_length(new.feedback), 0) > 1024 then coalesce(octet_length(new.feedback), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.feedback), 0) > 1024 then coalesce(octet_length(old.feedback), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_feedback_sandbox_bytes_removed after delete on media_buy_feedback when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.feedback), 0) > 1024 then coalesce(octet_length(old.feedback), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.feedback), 0) > 1024 then coalesce(octet_length(old.feedback), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_feedback';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_feedback' and count <= 0; end;
CREATE TABLE `media_buy_feedback` (
  `principal_id` text not null,
  `buy_id` text not null,
  `id` text not null,
  `at` bigint not null,
  `feedback` text not null,
  primary key (`principal_id`, `buy_id`, `id`)
);
CREATE TRIGGER media_buy_history_sandbox_bytes_added after insert on media_buy_history when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.summary), 0) > 1024 then coalesce(octet_length(new.summary), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_history', (case when coalesce(octet_length(new.summary), 0) > 1024 then coalesce(octet_length(new.summary), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_history_sandbox_bytes_changed after update of summary on media_buy_history when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.summary), 0) > 1024 then coalesce(octet_length(new.summary), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.summary), 0) > 1024 then coalesce(octet_length(old.summary), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_history', (case when coalesce(octet_length(new.summary), 0) > 1024 then coalesce(octet_length(new.summary), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.summary), 0) > 1024 then coalesce(octet_length(old.summary), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_history_sandbox_bytes_removed after delete on media_buy_history when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.summary), 0) > 1024 then coalesce(octet_length(old.summary), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.summary), 0) > 1024 then coalesce(octet_length(old.summary), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_history';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_history' and count <= 0; end;
CREATE TABLE `media_buy_history` (
  `principal_id` text not null,
  `buy_id` text not null,
  `seq` integer not null,
  `revision` integer not null,
  `at` bigint not null,
  `action` text not null,
  `actor` text not null,
  `summary` text not null,
  `package_id` text,
  primary key (`principal_id`, `buy_id`, `seq`)
);
CREATE TRIGGER media_buy_packages_sandbox_bytes_added after insert on media_buy_packages when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_packages', (case when coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_packages_sandbox_bytes_changed after update of product, option, details on media_buy_packages when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_packages', (case when coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.product), 0) + coalesce(octet_length(new.option), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_packages_sandbox_bytes_removed after delete on media_buy_packages when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.product), 0) + coalesce(octet_length(old.option), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_packages';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_packages' and count <= 0; end;
CREATE TABLE `media_buy_packages` (
  `principal_id` text not null,
  `buy_id` text not null,
  `id` text not null,
  `position` integer not null,
  `product_id` text not null,
  `product` text not null,
  `option` text not null,
  `needs_creatives` integer not null,
  `budget` bigint not null,
  `paused` integer not null,
  `canceled` integer not null,
  `start_at` bigint,
  `end_at` bigint,
  `creative_deadline` bigint,
  `share_ppm` integer not null,
  `targeting_ppm` integer not null,
  `held_until` bigint,
  `platform_ref` text,
  `details` text not null,
  `spent` bigint not null default '0',
  `hold_ms` bigint,
  `lapses_at` bigint,
  primary key (`principal_id`, `buy_id`, `id`)
);
CREATE INDEX `media_buy_packages_by_id` on `media_buy_packages` (`principal_id`, `id`);
CREATE TRIGGER media_buy_terms_sandbox_bytes_added after insert on media_buy_terms when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.terms), 0) > 1024 then coalesce(octet_length(new.terms), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_terms', (case when coalesce(octet_length(new.terms), 0) > 1024 then coalesce(octet_length(new.terms), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_terms_sandbox_bytes_changed after update of terms on media_buy_terms when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.terms), 0) > 1024 then coalesce(octet_length(new.terms), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.terms), 0) > 1024 then coalesce(octet_length(old.terms), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buy_terms', (case when coalesce(octet_length(new.terms), 0) > 1024 then coalesce(octet_length(new.terms), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.terms), 0) > 1024 then coalesce(octet_length(old.terms), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buy_terms_sandbox_bytes_removed after delete on media_buy_terms when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.terms), 0) > 1024 then coalesce(octet_length(old.terms), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.terms), 0) > 1024 then coalesce(octet_length(old.terms), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buy_terms';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buy_terms' and count <= 0; end;
CREATE TABLE `media_buy_terms` (
  `principal_id` text not null,
  `buy_id` text not null,
  `package_id` text not null,
  `seq` integer not null,
  `terms` text not null,
  primary key (`principal_id`, `buy_id`, `package_id`, `seq`)
);
CREATE TRIGGER media_buys_added after insert on media_buys begin
     insert into holdings (holder, kind, count) values (new.principal_id, 'media_buys', 1)
     on conflict (holder, kind) do update set count = count + excluded.count;
   end;
CREATE TRIGGER media_buys_removed after delete on media_buys begin
     update holdings set count = count - 1 where holder = old.principal_id and kind = 'media_buys';
     delete from holdings where holder = old.principal_id and kind = 'media_buys' and count <= 0;
   end;
CREATE TRIGGER media_buys_sandbox_bytes_added after insert on media_buys when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buys', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buys_sandbox_bytes_changed after update of details on media_buys when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'media_buys', (case when coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER media_buys_sandbox_bytes_removed after delete on media_buys when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'media_buys';
             delete from held_bytes where holder = old.principal_id and kind = 'media_buys' and count <= 0; end;
CREATE TABLE `media_buys` (
  `principal_id` text not null,
  `account_id` text not null,
  `id` text not null,
  `sandbox` integer not null,
  `status` text not null,
  `hold` integer not null,
  `is_cancellable` integer not null,
  `revision` integer not null,
  `start_at` bigint not null,
  `end_at` bigint not null,
  `details` text not null,
  `is_silent` integer not null,
  `confirmed_at` bigint,
  `look_at` bigint,
  `trafficked_revision` integer not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `settled` integer not null default '0',
  primary key (`principal_id`, `id`)
);
CREATE INDEX `media_buys_by_account` on `media_buys` (`principal_id`, `account_id`, `created_at`, `id`);
CREATE INDEX media_buys_by_account_end on media_buys (principal_id, account_id, end_at, id);
CREATE INDEX media_buys_by_account_status on media_buys (principal_id, account_id, status, created_at, id);
CREATE INDEX media_buys_by_age on media_buys (principal_id, created_at, id);
CREATE INDEX `media_buys_by_look` on `media_buys` (`look_at`);
CREATE INDEX media_buys_by_status on media_buys (principal_id, status, created_at, id);
CREATE TRIGGER memberships_added after insert on memberships begin
     insert into holdings (holder, kind, count) values (new.org_id, 'memberships', 1)
     on conflict (holder, kind) do update set count = count + excluded.count;
   end;
CREATE TRIGGER memberships_removed after delete on memberships begin
     update holdings set count = count - 1 where holder = old.org_id and kind = 'memberships';
     delete from holdings where holder = old.org_id and kind = 'memberships' and count <= 0;
   end;
CREATE TABLE `memberships` (
  `org_id` text not null,
  `user_id` text not null,
  `role` text not null,
  `created_at` bigint not null,
  foreign key(`org_id`) references `organizations`(`id`),
  foreign key(`user_id`) references `users`(`id`),
  primary key (`org_id`, `user_id`)
);
CREATE INDEX `memberships_by_user` on `memberships` (`user_id`, `created_at`);
CREATE TABLE `message_signer_keys` (
  `agent_url` text not null,
  `kid` text not null,
  `jwk` text,
  `revoked_at` bigint,
  foreign key(`agent_url`) references `message_signers`(`agent_url`) on delete cascade,
  primary key (`agent_url`, `kid`)
);
CREATE INDEX `message_signer_keys_kid_index` on `message_signer_keys` (`kid`);
CREATE TABLE `message_signers` (
  `agent_url` text not null,
  `principal_id` text not null,
  `brand_json_url` text,
  `created_at` bigint not null,
  `fetched_at` bigint,
  `attempted_at` bigint,
  `fault` text,
  `revocations` text,
  `sandbox_traits` text,
  primary key (`agent_url`)
);
CREATE INDEX `message_signers_principal_id_index` on `message_signers` (`principal_id`);
CREATE TRIGGER oidc_models_unused_added after insert on oidc_models when new.unused_since is not null begin insert into holdings (holder, kind, count) values ('clients', 'oidc_models', 1)
   on conflict (holder, kind) do update set count = holdings.count + excluded.count; end;
CREATE TRIGGER oidc_models_unused_removed after delete on oidc_models when old.unused_since is not null begin insert into holdings (holder, kind, count) values ('clients', 'oidc_models', -1)
   on conflict (holder, kind) do update set count = holdings.count + excluded.count; end;
CREATE TRIGGER oidc_models_unused_used after update of unused_since on oidc_models when old.unused_since is not null and new.unused_since is null begin insert into holdings (holder, kind, count) values ('clients', 'oidc_models', -1)
   on conflict (holder, kind) do update set count = holdings.count + excluded.count; end;
CREATE TABLE `oidc_models` (
  `model` text not null,
  `id` text not null,
  `payload` text not null,
  `grant_id` text,
  `uid` text,
  `user_code` text,
  `expires_at` bigint,
  `consumed_at` bigint,
  `account_id` text,
  unused_since bigint,
  primary key (`model`, `id`)
);
CREATE INDEX oidc_models_by_account on oidc_models (account_id, model, expires_at);
CREATE INDEX `oidc_models_by_expiry` on `oidc_models` (`expires_at`);
CREATE INDEX oidc_models_by_grant on oidc_models (grant_id, model, expires_at);
CREATE INDEX `oidc_models_by_uid` on `oidc_models` (`model`, `uid`);
CREATE INDEX oidc_models_clients on oidc_models (expires_at) where model = 'Client';
CREATE INDEX oidc_models_unused on oidc_models (unused_since) where unused_since is not null;
CREATE TABLE `operator_notices` (
  `id` text not null,
  `reported` text not null,
  `offered` text not null,
  `webhook_id` text,
  `offered_at` bigint,
  primary key (`id`)
);
CREATE TABLE `organizations` (
  `id` text not null,
  `name` text not null,
  `tier` text,
  `created_at` bigint not null,
  primary key (`id`)
);
CREATE TABLE `ownership_challenges` (
  `org_id` text not null,
  `domain` text not null,
  `nonce` text not null,
  `state` text not null,
  `issued_at` bigint not null,
  `expires_at` bigint not null,
  `settled_at` bigint,
  `detail` text,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`org_id`, `domain`)
);
CREATE INDEX `ownership_challenges_by_age` on `ownership_challenges` (`issued_at`);
CREATE INDEX ownership_challenges_by_org on ownership_challenges (org_id, issued_at desc, domain);
CREATE TRIGGER ownership_proofs_added after insert on ownership_proofs begin
     insert into holdings (holder, kind, count) values (new.org_id, 'ownership_proofs', 1)
     on conflict (holder, kind) do update set count = count + excluded.count;
   end;
CREATE TRIGGER ownership_proofs_removed after delete on ownership_proofs begin
     update holdings set count = count - 1 where holder = old.org_id and kind = 'ownership_proofs';
     delete from holdings where holder = old.org_id and kind = 'ownership_proofs' and count <= 0;
   end;
CREATE TABLE `ownership_proofs` (
  `org_id` text not null,
  `domain` text not null,
  `method` text not null,
  `proved_at` bigint not null,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`org_id`, `domain`)
);
CREATE INDEX ownership_proofs_by_age on ownership_proofs (org_id, proved_at, domain);
CREATE TABLE `passkey_challenges` (
  `about` text not null,
  `challenge` text not null,
  `ends_at` bigint not null,
  primary key (`about`)
);
CREATE INDEX `passkey_challenges_by_end` on `passkey_challenges` (`ends_at`);
CREATE TABLE `passkeys` (
  `id` text not null,
  `user_id` text not null,
  `credential_id` text not null,
  `public_key` text not null,
  `counter` bigint not null,
  `transports` text not null,
  `is_synced` integer not null,
  `name` text not null,
  `created_at` bigint not null,
  `last_used_at` bigint,
  primary key (`id`)
);
CREATE INDEX `passkeys_by_user` on `passkeys` (`user_id`, `created_at`);
CREATE UNIQUE INDEX `passkeys_credential_id_unique` on `passkeys` (`credential_id`);
CREATE TABLE `past_authorizations` (
  `id` text not null,
  `since` bigint not null,
  `until` bigint not null,
  `publisher_domain` text not null,
  `agent_url` text not null,
  `entry_key` text not null,
  `authorization_type` text not null,
  `authorized_for` text not null,
  `scope` text not null,
  `hash` text not null,
  primary key (`id`, `since`)
);
CREATE INDEX `past_authorizations_agent` on `past_authorizations` (`agent_url`, `publisher_domain`, `until`, `since`);
CREATE INDEX `past_authorizations_publisher` on `past_authorizations` (`publisher_domain`, `until`, `since`);
CREATE INDEX `past_authorizations_until` on `past_authorizations` (`until`);
CREATE TABLE `past_cuts` (
  `domain` text,
  `before` bigint not null,
  primary key (`domain`)
);
CREATE TABLE `past_identifiers` (
  `type` text not null,
  `value` text not null,
  `rid` text not null,
  `since` bigint not null,
  `until` bigint not null,
  `publisher_domain` text not null,
  primary key (`type`, `value`, `until`, `rid`)
);
CREATE INDEX `past_identifiers_publisher` on `past_identifiers` (`publisher_domain`, `until`);
CREATE INDEX `past_identifiers_until` on `past_identifiers` (`until`);
CREATE TABLE `past_properties` (
  `rid` text not null,
  `since` bigint not null,
  `until` bigint not null,
  `publisher_domain` text not null,
  `key` text not null,
  `property_id` text,
  `property_type` text not null,
  `name` text not null,
  `identifiers` text not null,
  `tags` text not null,
  `status` text not null,
  primary key (`rid`, `since`)
);
CREATE INDEX `past_properties_key` on `past_properties` (`publisher_domain`, `key`, `until`, `since`);
CREATE INDEX `past_properties_publisher` on `past_properties` (`publisher_domain`, `until`);
CREATE INDEX `past_properties_until` on `past_properties` (`until`);
CREATE TRIGGER previews_bytes_added after insert on previews when (coalesce(octet_length(new.page), 0)) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'previews', (coalesce(octet_length(new.page), 0)))
     on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER previews_bytes_changed after update of page on previews when (coalesce(octet_length(new.page), 0)) <> (coalesce(octet_length(old.page), 0))
     begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'previews', (coalesce(octet_length(new.page), 0)) - (coalesce(octet_length(old.page), 0)))
     on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER previews_bytes_removed after delete on previews when (coalesce(octet_length(old.page), 0)) > 0 begin
       update held_bytes set count = count - (coalesce(octet_length(old.page), 0)) where holder = old.principal_id and kind = 'previews';
       delete from held_bytes where holder = old.principal_id and kind = 'previews' and count <= 0;
     end;
CREATE TABLE `previews` (
  `principal_id` text not null,
  `id` text not null,
  `page` text not null,
  `policy` text not null,
  `bytes` integer not null,
  `created_at` bigint not null,
  `expires_at` bigint not null,
  primary key (`principal_id`, `id`)
);
CREATE INDEX `previews_expires_at_index` on `previews` (`expires_at`);
CREATE INDEX `previews_id_index` on `previews` (`id`);
CREATE INDEX `previews_principal_id_created_at_index` on `previews` (`principal_id`, `created_at`);
CREATE TABLE `product_catalogs` (
  `digest` text,
  `used_at` bigint not null,
  primary key (`digest`)
);
CREATE TABLE product_words (
  
    catalog text not null,
  term text not null,
  product_id text not null,
  weight integer not null,
  
    primary key (catalog, term, product_id)
) without rowid;
CREATE TABLE `profile_versions` (
  `digest` text not null,
  `first_seen_at` bigint not null,
  primary key (`digest`)
);
CREATE TABLE `properties` (
  `rid` text not null,
  `publisher_domain` text not null,
  `key` text not null,
  `property_id` text,
  `property_type` text not null,
  `name` text not null,
  `identifiers` text not null,
  `tags` text not null,
  `channels` text not null,
  `source` text not null,
  `status` text not null,
  `hash` text not null,
  `search_text` text not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `other_members` text,
  primary key (`rid`)
);
CREATE INDEX properties_by_status on properties (publisher_domain, status, key);
CREATE UNIQUE INDEX `properties_key` on `properties` (`publisher_domain`, `key`);
CREATE TABLE `property_identifiers` (
  `type` text not null,
  `value` text not null,
  `rid` text not null,
  primary key (`type`, `value`, `rid`)
);
CREATE INDEX `property_identifiers_rid` on `property_identifiers` (`rid`);
CREATE TRIGGER proposals_added after insert on proposals when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'proposals', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER proposals_removed after delete on proposals when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'proposals';
       delete from holdings where holder = old.principal_id and kind = 'proposals' and count <= 0; end;
CREATE TRIGGER proposals_sandbox_bytes_added after insert on proposals when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.proposal), 0) > 1024 then coalesce(octet_length(new.proposal), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'proposals', (case when coalesce(octet_length(new.proposal), 0) > 1024 then coalesce(octet_length(new.proposal), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER proposals_sandbox_bytes_changed after update of proposal on proposals when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.proposal), 0) > 1024 then coalesce(octet_length(new.proposal), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.proposal), 0) > 1024 then coalesce(octet_length(old.proposal), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'proposals', (case when coalesce(octet_length(new.proposal), 0) > 1024 then coalesce(octet_length(new.proposal), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.proposal), 0) > 1024 then coalesce(octet_length(old.proposal), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER proposals_sandbox_bytes_removed after delete on proposals when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.proposal), 0) > 1024 then coalesce(octet_length(old.proposal), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.proposal), 0) > 1024 then coalesce(octet_length(old.proposal), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'proposals';
             delete from held_bytes where holder = old.principal_id and kind = 'proposals' and count <= 0; end;
CREATE TABLE `proposals` (
  `principal_id` text not null,
  `account_id` text,
  `id` text not null,
  `proposal` text not null,
  `created_at` bigint not null,
  `expires_at` bigint not null,
  primary key (`principal_id`, `id`)
);
CREATE INDEX `proposals_by_expiry` on `proposals` (`expires_at`);
CREATE INDEX proposals_of_caller on proposals (principal_id, created_at, id);
CREATE TABLE `protected_names` (
  `name` text not null,
  `skeleton` text not null,
  `created_at` bigint not null,
  primary key (`name`)
);
CREATE INDEX `protected_names_by_skeleton` on `protected_names` (`skeleton`, `name`);
CREATE TABLE `publisher_overviews` (
  `domain` text,
  `properties` text not null,
  `agents` text not null,
  `agents_total` integer not null,
  `placements` text not null,
  `bytes` integer,
  primary key (`domain`)
);
CREATE TABLE `publisher_revocations` (
  `publisher_domain` text not null,
  `revoked_at` bigint,
  `reason` text,
  `file_url` text not null,
  `seen_at` bigint not null,
  `held_until` bigint,
  primary key (`publisher_domain`)
);
CREATE TABLE `publisher_states` (
  `domain` text not null,
  `since` bigint not null,
  `until` bigint not null,
  `status` text not null,
  `validated_at` bigint,
  `discovery_method` text,
  `manager_domain` text,
  `url` text,
  `sha256` text,
  `revoked` integer not null,
  `revoked_at` bigint,
  `revoked_reason` text,
  `placements` text,
  primary key (`domain`, `since`)
);
CREATE INDEX `publisher_states_domain` on `publisher_states` (`domain`, `until`);
CREATE INDEX `publisher_states_since` on `publisher_states` (`since`);
CREATE INDEX `publisher_states_until` on `publisher_states` (`until`);
CREATE TABLE `publishers` (
  `domain` text not null,
  `id` text not null,
  `record` text,
  `source` text,
  `listed` integer not null default '0',
  `search_text` text,
  `status` text not null,
  `status_code` integer,
  `discovery_method` text,
  `manager_domain` text,
  `resolved_url` text,
  `agent_count` integer not null default '0',
  `property_count` integer not null default '0',
  `collection_count` integer not null default '0',
  `checked_at` bigint,
  `validated_at` bigint,
  `next_crawl_at` bigint,
  `unchanged_streak` integer not null default '0',
  `failure_streak` integer not null default '0',
  `entry` text,
  `entry_org_id` text,
  `revision` integer not null default '0',
  `misses` bigint not null default '0',
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `named_by` text,
  `asked_at` bigint,
  `fault` text,
  `failing_since` bigint,
  `crawl_ms` bigint,
  primary key (`domain`)
);
CREATE INDEX publishers_bare on publishers (created_at) where record is null and entry is null;
CREATE INDEX publishers_by_entry_org on publishers (entry_org_id, domain) where entry is not null;
CREATE INDEX publishers_by_properties on publishers (listed, property_count, domain);
CREATE INDEX publishers_by_validation on publishers (listed, coalesce(validated_at, 0), domain);
CREATE INDEX `publishers_due` on `publishers` (`next_crawl_at`);
CREATE INDEX publishers_failing on publishers (failing_since, domain) where failing_since is not null;
CREATE UNIQUE INDEX `publishers_id_unique` on `publishers` (`id`);
CREATE INDEX `publishers_listing` on `publishers` (`listed`, `domain`);
CREATE INDEX `publishers_manager` on `publishers` (`manager_domain`);
CREATE INDEX publishers_of_status on publishers (listed, status, domain);
CREATE INDEX publishers_of_status_by_properties on publishers (listed, status, property_count, domain);
CREATE INDEX publishers_of_status_by_validation on publishers (listed, status, coalesce(validated_at, 0), domain);
CREATE INDEX publishers_slowest on publishers (crawl_ms, domain) where listed = 1 and crawl_ms is not null;
CREATE TABLE `refused_calls` (
  `id` text not null,
  `place` text not null,
  `person_id` text,
  `org_id` text,
  `at` bigint not null,
  `request_id` text not null,
  `operation` text,
  `method` text,
  `path` text,
  `status` bigint not null,
  `code` text not null,
  `message` text not null,
  `reason` text not null,
  `missing` text,
  primary key (`id`)
);
CREATE INDEX `refused_calls_by_place` on `refused_calls` (`place`, `id`);
CREATE INDEX `refused_calls_by_request` on `refused_calls` (`request_id`);
CREATE INDEX `refused_calls_by_time` on `refused_calls` (`at`);
CREATE TABLE `removals` (
  `principal_id` text not null,
  `account_id` text not null,
  `parts` text not null,
  `whole` text not null,
  primary key (`principal_id`, `account_id`, `parts`, `whole`)
);
CREATE TABLE `report_marks` (
  `principal_id` text not null,
  `buy_id` text not null,
  `period_start` bigint not null,
  `period_end` bigint not null,
  `due_at` bigint not null,
  primary key (`principal_id`, `buy_id`, `period_start`)
);
CREATE INDEX `report_marks_due_at_index` on `report_marks` (`due_at`);
CREATE TRIGGER reviews_added after insert on reviews when new.org_id is not null begin insert into holdings (holder, kind, count) values (new.org_id, 'reviews', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER reviews_removed after delete on reviews when old.org_id is not null begin update holdings set count = count - 1 where holder = old.org_id and kind = 'reviews';
       delete from holdings where holder = old.org_id and kind = 'reviews' and count <= 0; end;
CREATE TABLE `reviews` (
  `id` text not null,
  `entity` text not null,
  `domain` text not null,
  `org_id` text not null,
  `editor` text not null,
  `reason` text not null,
  `resembles` text,
  `entry` text not null,
  `status` text not null,
  `created_at` bigint not null,
  `decided_at` bigint,
  `decided_by` text,
  foreign key(`org_id`) references `organizations`(`id`),
  primary key (`id`)
);
CREATE INDEX `reviews_by_domain` on `reviews` (`domain`, `entity`, `status`);
CREATE INDEX `reviews_by_org` on `reviews` (`org_id`, `domain`);
CREATE INDEX `reviews_by_status` on `reviews` (`status`, `created_at`);
CREATE INDEX reviews_held on reviews (created_at, id) where status = 'held';
CREATE INDEX reviews_held_of on reviews (domain, entity, org_id) where status = 'held';
CREATE INDEX reviews_not_approved on reviews (org_id, domain, entity, id) where status <> 'approved';
CREATE TRIGGER revisions_added after insert on revisions when new.editor_org_id is not null begin insert into holdings (holder, kind, count) values (new.editor_org_id, 'revisions', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER revisions_removed after delete on revisions when old.editor_org_id is not null begin update holdings set count = count - 1 where holder = old.editor_org_id and kind = 'revisions';
       delete from holdings where holder = old.editor_org_id and kind = 'revisions' and count <= 0; end;
CREATE TABLE `revisions` (
  `entity` text not null,
  `domain` text not null,
  `revision_number` integer not null,
  `editor_name` text not null,
  `editor_org_id` text,
  `edit_summary` text not null,
  `source` text not null,
  `snapshot` text not null,
  `is_rollback` integer not null default '0',
  `rolled_back_to` integer,
  `created_at` bigint not null,
  primary key (`entity`, `domain`, `revision_number`)
);
CREATE INDEX revisions_of_organization on revisions (editor_org_id);
CREATE INDEX revisions_of_source on revisions (entity, domain, source, created_at);
CREATE TABLE `revoked_message_keys` (
  `kid` text not null,
  `revoked_at` bigint not null,
  primary key (`kid`)
);
CREATE INDEX `revoked_message_keys_revoked_at_index` on `revoked_message_keys` (`revoked_at`);
CREATE TABLE `revoked_signer_keys` (
  `agent` text not null,
  `kid` text not null,
  `thumbprint` text,
  `revoked_at` bigint not null,
  primary key (`agent`, `kid`)
);
CREATE TRIGGER rights_grants_added after insert on rights_grants when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'rights_grants', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER rights_grants_removed after delete on rights_grants when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'rights_grants';
       delete from holdings where holder = old.principal_id and kind = 'rights_grants' and count <= 0; end;
CREATE TRIGGER rights_grants_sandbox_bytes_added after insert on rights_grants when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'rights_grants', (case when coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER rights_grants_sandbox_bytes_changed after update of buyer, offering, terms, details on rights_grants when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'rights_grants', (case when coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) > 1024 then coalesce(octet_length(new.buyer), 0) + coalesce(octet_length(new.offering), 0) + coalesce(octet_length(new.terms), 0) + coalesce(octet_length(new.details), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER rights_grants_sandbox_bytes_removed after delete on rights_grants when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) > 1024 then coalesce(octet_length(old.buyer), 0) + coalesce(octet_length(old.offering), 0) + coalesce(octet_length(old.terms), 0) + coalesce(octet_length(old.details), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'rights_grants';
             delete from held_bytes where holder = old.principal_id and kind = 'rights_grants' and count <= 0; end;
CREATE TABLE `rights_grants` (
  `principal_id` text not null,
  `id` text not null,
  `account_id` text not null,
  `sandbox` integer not null,
  `rights_id` text not null,
  `buyer` text not null,
  `digest` text not null,
  `status` text not null,
  `paused` integer not null,
  `revision` integer not null,
  `key_serial` integer not null,
  `offering` text not null,
  `terms` text not null,
  `details` text not null,
  `impressions` bigint not null,
  `ends_at` bigint not null,
  `created_at` bigint not null,
  `updated_at` bigint not null,
  `kept_until` bigint not null,
  primary key (`principal_id`, `id`)
);
CREATE INDEX rights_grants_around on rights_grants (rights_id, ends_at) where status = 'acquired' and sandbox = 0;
CREATE INDEX rights_grants_around_test on rights_grants (principal_id, rights_id, ends_at) where status = 'acquired' and sandbox = 1;
CREATE INDEX `rights_grants_by_digest` on `rights_grants` (`principal_id`, `account_id`, `digest`);
CREATE INDEX `rights_grants_by_end` on `rights_grants` (`kept_until`);
CREATE UNIQUE INDEX `rights_grants_by_id` on `rights_grants` (`id`);
CREATE INDEX `rights_grants_by_offering` on `rights_grants` (`rights_id`, `ends_at`);
CREATE INDEX rights_grants_of_caller on rights_grants (principal_id, rights_id, created_at, id);
CREATE TRIGGER sandbox_principals_added after insert on sandbox_principals when lower('sandbox') is not null begin insert into holdings (holder, kind, count) values (lower('sandbox'), 'sandbox_principals', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER sandbox_principals_removed after delete on sandbox_principals when lower('sandbox') is not null begin update holdings set count = count - 1 where holder = lower('sandbox') and kind = 'sandbox_principals';
       delete from holdings where holder = lower('sandbox') and kind = 'sandbox_principals' and count <= 0; end;
CREATE TABLE `sandbox_principals` (
  `principal_id` text,
  `used_at` bigint not null,
  `reset_at` bigint,
  primary key (`principal_id`)
);
CREATE INDEX `sandbox_principals_by_use` on `sandbox_principals` (`used_at`);
CREATE TABLE search_terms (
  
    kind smallint not null,
  is_start smallint not null,
  term text not null,
  ref text not null,
  
    primary key (kind, is_start, term, ref)
) without rowid;
CREATE TABLE search_words (
  
    kind smallint not null,
  word_end text not null,
  word text not null,
  primary key (kind, word_end, word)
) without rowid;
CREATE TABLE `secrets` (
  `id` text not null,
  `purpose` text not null,
  `value` text not null,
  `created_at` bigint not null,
  `retired_at` bigint,
  primary key (`id`)
);
CREATE INDEX `secrets_by_purpose` on `secrets` (`purpose`, `created_at`);
CREATE TABLE `sign_in_attempts` (
  `key` text not null,
  `failures` integer not null,
  `last_at` bigint not null,
  primary key (`key`)
);
CREATE INDEX `sign_in_attempts_by_age` on `sign_in_attempts` (`last_at`);
CREATE TRIGGER signal_activations_added after insert on signal_activations when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'signal_activations', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER signal_activations_removed after delete on signal_activations when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'signal_activations';
       delete from holdings where holder = old.principal_id and kind = 'signal_activations' and count <= 0; end;
CREATE TRIGGER signal_activations_sandbox_bytes_added after insert on signal_activations when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) > 1024 then coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'signal_activations', (case when coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) > 1024 then coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER signal_activations_sandbox_bytes_changed after update of destination, target, governance_context on signal_activations when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) > 1024 then coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) > 1024 then coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'signal_activations', (case when coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) > 1024 then coalesce(octet_length(new.destination), 0) + coalesce(octet_length(new.target), 0) + coalesce(octet_length(new.governance_context), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) > 1024 then coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER signal_activations_sandbox_bytes_removed after delete on signal_activations when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) > 1024 then coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) > 1024 then coalesce(octet_length(old.destination), 0) + coalesce(octet_length(old.target), 0) + coalesce(octet_length(old.governance_context), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'signal_activations';
             delete from held_bytes where holder = old.principal_id and kind = 'signal_activations' and count <= 0; end;
CREATE TABLE `signal_activations` (
  `principal_id` text not null,
  `account_id` text not null,
  `segment_id` text not null,
  `destination` text not null,
  `target` text not null,
  `status` text not null,
  `segment_key` text,
  `pricing_option_id` text,
  `governance_context` text,
  `ready_at` bigint not null,
  `deployed_at` bigint,
  `created_at` bigint not null,
  primary key (`principal_id`, `account_id`, `segment_id`, `destination`)
);
CREATE TRIGGER usage_records_added after insert on usage_records when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'usage_records', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER usage_records_removed after delete on usage_records when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'usage_records';
       delete from holdings where holder = old.principal_id and kind = 'usage_records' and count <= 0; end;
CREATE TRIGGER usage_records_sandbox_bytes_added after insert on usage_records when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.record), 0) > 1024 then coalesce(octet_length(new.record), 0) + 0 else 0 end) > 0 begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'usage_records', (case when coalesce(octet_length(new.record), 0) > 1024 then coalesce(octet_length(new.record), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER usage_records_sandbox_bytes_changed after update of record on usage_records when substr(new.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(new.record), 0) > 1024 then coalesce(octet_length(new.record), 0) + 0 else 0 end) <> (case when coalesce(octet_length(old.record), 0) > 1024 then coalesce(octet_length(old.record), 0) + 0 else 0 end) begin insert into held_bytes (holder, kind, count) values (new.principal_id, 'usage_records', (case when coalesce(octet_length(new.record), 0) > 1024 then coalesce(octet_length(new.record), 0) + 0 else 0 end) - (case when coalesce(octet_length(old.record), 0) > 1024 then coalesce(octet_length(old.record), 0) + 0 else 0 end))
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count; end;
CREATE TRIGGER usage_records_sandbox_bytes_removed after delete on usage_records when substr(old.principal_id, 1, 8) = 'sandbox_' and (case when coalesce(octet_length(old.record), 0) > 1024 then coalesce(octet_length(old.record), 0) + 0 else 0 end) > 0 begin update held_bytes set count = count - (case when coalesce(octet_length(old.record), 0) > 1024 then coalesce(octet_length(old.record), 0) + 0 else 0 end) where holder = old.principal_id and kind = 'usage_records';
             delete from held_bytes where holder = old.principal_id and kind = 'usage_records' and count <= 0; end;
CREATE TABLE `usage_records` (
  `principal_id` text not null,
  `id` text not null,
  `account_id` text not null,
  `record` text not null,
  `at` bigint not null,
  primary key (`principal_id`, `id`)
);
CREATE TABLE `used_nonces` (
  `key_ref` text not null,
  `nonce` text not null,
  `ends_at` bigint not null,
  primary key (`key_ref`, `nonce`)
);
CREATE INDEX `used_nonces_ends_at_index` on `used_nonces` (`ends_at`);
CREATE TABLE `user_identities` (
  `issuer` text not null,
  `subject` text not null,
  `user_id` text not null,
  `linked_at` bigint not null,
  primary key (`issuer`, `subject`)
);
CREATE UNIQUE INDEX `user_identities_user_id_issuer_unique` on `user_identities` (`user_id`, `issuer`);
CREATE TABLE `users` (
  `id` text not null,
  `email` text not null,
  `name` text not null,
  `password_hash` text not null,
  `created_at` bigint not null,
  `disabled_at` bigint,
  `email_verified_at` bigint,
  `operator_role` text,
  `operator_since` bigint,
  `operator_by` text,
  primary key (`id`)
);
CREATE UNIQUE INDEX `users_email_unique` on `users` (`email`);
CREATE INDEX users_operators on users (operator_since, id) where operator_role is not null;
CREATE TABLE `webhook_attempts` (
  `webhook_id` text not null,
  `attempt` bigint not null,
  `principal_id` text not null,
  `status` text not null,
  `http_status` bigint,
  `message` text,
  `fired_at` bigint not null,
  `completed_at` bigint,
  `duration_ms` bigint,
  `answer` text,
  primary key (`webhook_id`, `attempt`)
);
CREATE INDEX `webhook_attempts_principal_id_index` on `webhook_attempts` (`principal_id`);
CREATE TABLE `webhook_channels` (
  `id` text not null,
  `principal_id` text not null,
  `failures` bigint not null,
  `given_up` bigint not null,
  `retry_at` bigint not null,
  `paused_at` bigint,
  `updated_at` bigint not null,
  primary key (`id`)
);
CREATE INDEX `webhook_channels_principal_id_index` on `webhook_channels` (`principal_id`);
CREATE INDEX `webhook_channels_updated_at_index` on `webhook_channels` (`updated_at`);
CREATE TRIGGER webhooks_added after insert on webhooks when new.principal_id is not null begin insert into holdings (holder, kind, count) values (new.principal_id, 'webhooks', 1)
       on conflict (holder, kind) do update set count = count + excluded.count; insert into holdings (holder, kind, count) values (new.principal_id, 'webhook_bytes', new.bytes)
       on conflict (holder, kind) do update set count = count + excluded.count; end;
CREATE TRIGGER webhooks_removed after delete on webhooks when old.principal_id is not null begin update holdings set count = count - 1 where holder = old.principal_id and kind = 'webhooks';
       delete from holdings where holder = old.principal_id and kind = 'webhooks' and count <= 0; update holdings set count = count - old.bytes where holder = old.principal_id and kind = 'webhook_bytes';
       delete from holdings where holder = old.principal_id and kind = 'webhook_bytes' and count <= 0; end;
CREATE TABLE `webhooks` (
  `id` text not null,
  `principal_id` text not null,
  `account_id` text,
  `channel` text not null,
  `kind` text not null,
  `subject` text not null,
  `subscriber_id` text,
  `notification_type` text,
  `sequence` bigint,
  `url` text not null,
  `mode` text not null,
  `secret` text,
  `body` text not null,
  `bytes` bigint not null,
  `key` text not null,
  `status` text not null,
  `failure` text,
  `attempts` bigint not null,
  `due_at` bigint not null,
  `ends_at` bigint not null,
  `created_at` bigint not null,
  `ended_at` bigint,
  `headers` text,
  `purpose` text,
  `origin_id` text,
  primary key (`id`)
);
CREATE INDEX webhooks_by_purpose on webhooks (subject, purpose, created_at, id)
     where kind = 'registry' and purpose is not null;
CREATE INDEX webhooks_by_state on webhooks (subject, status, created_at, id) where kind = 'registry';
CREATE INDEX webhooks_by_time on webhooks (subject, created_at, id) where kind = 'registry';
CREATE INDEX webhooks_ended on webhooks (ended_at) where ended_at is not null;
CREATE INDEX webhooks_ended_of_owner on webhooks (principal_id, ended_at, id) where ended_at is not null;
CREATE INDEX webhooks_failed on webhooks (ended_at, id) where status = 'failed';
CREATE INDEX webhooks_of_subscription on webhooks (subject, status, id) where kind = 'registry';
CREATE INDEX webhooks_open on webhooks (channel, due_at, id) where status = 'open';
CREATE INDEX webhooks_open_of_owner on webhooks (principal_id, bytes) where status = 'open';
CREATE INDEX webhooks_open_of_subject on webhooks (principal_id, kind, subject) where status = 'open';
CREATE INDEX `webhooks_principal_id_kind_subject_id_index` on `webhooks` (`principal_id`, `kind`, `subject`, `id`);
CREATE INDEX webhooks_repeats on webhooks (origin_id, id) where origin_id is not null;
