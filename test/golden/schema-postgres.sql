create table agents (
  id text collate "C" not null,
  url text collate "C" not null,
  first_seen_at bigint not null,
  removed_at bigint,
  constraint agents_pkey PRIMARY KEY (id),
  constraint agents_url_unique UNIQUE (url)
);
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
  constraint brands_id_unique UNIQUE (id),
  constraint brands_pkey PRIMARY KEY (domain)
);
CREATE INDEX brands_house ON public.brands USING btree (house_domain);
CREATE INDEX brands_listing ON public.brands USING btree (listed, brand_name, domain);
CREATE INDEX brands_listing_by_source ON public.brands USING btree (listed, source, brand_name, domain);
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
  constraint jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_due ON public.jobs USING btree (due_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE UNIQUE INDEX jobs_open_key ON public.jobs USING btree (kind, key) WHERE ((status = ANY (ARRAY['queued'::text, 'running'::text])) AND (key IS NOT NULL));
create table limits (
  class text collate "C" not null,
  key text collate "C" not null,
  count bigint not null,
  reset_at bigint not null,
  constraint limits_pkey PRIMARY KEY (class, key)
);
CREATE INDEX limits_by_reset ON public.limits USING btree (reset_at);
create table organizations (
  id text collate "C" not null,
  name text collate "C" not null,
  tier text collate "C",
  created_at bigint not null,
  constraint organizations_pkey PRIMARY KEY (id)
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
  constraint publishers_id_unique UNIQUE (id),
  constraint publishers_pkey PRIMARY KEY (domain)
);
CREATE INDEX publishers_due ON public.publishers USING btree (next_crawl_at);
CREATE INDEX publishers_listing ON public.publishers USING btree (listed, domain);
CREATE INDEX publishers_manager ON public.publishers USING btree (manager_domain);
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
