// @generated from openapi/registry.yaml, openapi/paths, schemas/v3 by codegen. Do not edit; run "npm run codegen".

export interface paths {
    "/.well-known/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI description at its well-known address
         * @description The same document as at `/openapi/registry.yaml`.
         */
        get: operations["getWellKnownOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Index of the API
         * @description Names the service, its version, its documentation and the path of every operation.
         */
        get: operations["getApiIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adagents/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate an adagents.json
         * @description Puts the given parts together to a document, checks it by the same rules as a served file, and answers it as
         *     indented JSON text. Parts that are empty are left out. A document with errors is refused with 400 and the
         *     findings in one text; warnings pass. A document of
         *     more than 8,388,608 characters is refused with 400. Nothing is fetched or stored. 30 calls per minute and client
         *     address; when too many large documents are being generated, the call responds with 503.
         */
        post: operations["createAdagents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adagents/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the adagents.json of a domain
         * @description Fetches the adagents.json of the domain now and checks it. At most three redirects within the registrable
         *     domain and one pointer are followed; when the domain has no file, the manager domain of its ads.txt is asked.
         *     Then every field is checked, and for a valid file each agent is probed for a card or an MCP handshake.
         *     An invalid or missing file is a successful check and answers 200 with `valid` false. Nothing is stored.
         */
        post: operations["validateAdagents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/brand-json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brand document of a domain
         * @description Returns the brand document as it is, without resolving it: the file of the domain, or else the document that
         *     this registry hosts for the stored entry. `data` is what `url` serves. `fresh=true` reads the file of the domain
         *     first. When there is neither, the response is 404, with findings in `errors` if the domain serves a file that
         *     cannot be used. The response is not cached.
         */
        get: operations["getBrandJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/discovered/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a brand for review
         * @deprecated
         * @description Hands in a brand that an operator reviews before it becomes public. Saving is the preferred way; this one stays
         *     for older clients. A domain that already has an entry of any kind answers 409 `entry_exists`. No proof of control
         *     is asked for, because nothing becomes public before an operator has approved it; the first edit needs one.
         *     Counts against the same limits as saving.
         */
        post: operations["submitDiscoveredBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/enrich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enrich a brand domain
         * @description Answers logos, colors, tone and company data of a brand domain. A stored manifest younger than 30 days, or one
         *     that the domain itself serves, answers at once; otherwise the enrichment provider of this registry is asked and
         *     its answer stored. Data that a domain or a member has given are never replaced by it. When the provider finds
         *     nothing the answer is 404, and when none is configured 503.
         */
        get: operations["enrichBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revisions of a brand entry
         * @description Lists the edits of a brand entry, newest first. Edits by `system` come from automated enrichment. A rollback
         *     appears as a new revision that names the one it restored. An entry without edits answers an empty list; 404
         *     means that there is no entry.
         */
        get: operations["getBrandHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search brands
         * @description Lists public brand entries with the data that lists need: name, logos, colors, tone and the place in the house.
         *     In order of names, then domains, so pages are stable while nothing changes.
         *     Entries that wait for review are left out.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a brand domain
         * @description Answers the canonical identity behind a brand domain. The brand.json of the domain comes first: at most three
         *     hops through pointers and house redirects are followed, and a house speaks for a domain only when it names it
         *     back. Then follow stored entries, community before enriched. The file is read at most once a day, failures at
         *     most once an hour; `fresh=true` reads it now, and says in `live_brand_json` why a stored entry had to answer
         *     instead. A brand that nobody knows answers 404 with the status of its file. There is no rate limit on requests;
         *     the fetches they cause are bounded: a caller with too many fetches under way, or too many unknown domains in an
         *     hour, gets 503 with `retry_after`, while known domains are still answered.
         */
        get: operations["resolveBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/resolve/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve up to 100 brand domains
         * @description Resolves each domain like the single look-up without `fresh`. The answer is keyed by the domain as it was sent,
         *     trimmed and in lower case; a brand that nobody knows, or that could not be resolved, is null. One element that
         *     is no domain fails the whole call. 20 calls per minute and client address.
         */
        post: operations["resolveBrandsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or edit a brand entry
         * @description Writes a community entry for a brand domain. Without an entry one is created and the answer has no
         *     `revision_number`; an existing community or enriched entry gets a new revision and becomes a community entry.
         *     An entry that the brand.json of the domain backs is refused with 409 `authoritative_entry`, one that waits for
         *     review with 409 `pending_review`. Saving is not idempotent: each call that edits adds a revision.
         *
         *     The organization has to control the domain. A new entry takes an outstanding challenge (see `ownership`), whose
         *     nonce is looked for while the save waits: found, it is consumed and the entry committed; not found, it is void
         *     and the answer is 403 `ownership_proof_failed`. Without a challenge the answer is 403
         *     `ownership_proof_required`, with a fresh one. An edit takes a proof of the same organization that is at most 90
         *     days old, or a challenge like a new entry. A save that is refused for another reason leaves the challenge as it
         *     is. A new entry whose domain resembles a known name is kept aside for an operator, proof or not, and answers 403
         *     `held_for_review`.
         *
         *     60 saves per user in an hour, and per organization 90 in an hour and 300 in a day, over brands and properties
         *     together.
         */
        post: operations["saveBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manifest-refs/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the manifest of a domain is
         * @description Answers where the brand.json or adagents.json of a domain is, from the last look at it: the address that served it, the
         *     agent that answers in its place, or the copy that this registry hosts for a member entry. Where there are several,
         *     one that is valid goes first. A domain that another one's file names and that was not looked at so far is
         *     `pending`. A domain without a manifest answers 200 with `found` false. Nothing is fetched. There is no rate limit.
         */
        get: operations["lookupManifestRefs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the credential is
         * @description Tells what the credential of the request stands for, and every organization that it acts for. People without an
         *     organization get an answer too.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agents of the organization
         * @description All agents that the organization enrolled, private ones too.
         */
        get: operations["listMyAgents"];
        put?: never;
        /**
         * Enrol an agent
         * @description Enrols an agent and has it probed and checked, or changes what is said about one that is enrolled: the same request twice
         *     leaves one agent. `public` needs a membership tier; without one the agent becomes `members_only`, and a warning says so.
         *
         *     The organization must control the host of the URL: it has proved the host, or a domain above it, within the last 90
         *     days, or the nonce of its open challenge for one of them is published. Otherwise the request answers 403 with
         *     `ownership_proof_required` and a challenge for the host: publish its nonce within 15 minutes and send the request
         *     again. An organization may enrol 100 agents. An agent that another organization has enrolled answers 409
         *     (`agent_taken`), unless that organization never proved its control or did so more than 90 days ago: then the agent
         *     changes hands.
         */
        post: operations["enrollMyAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/agents/{agent_url}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an agent out
         * @description Takes an agent out of the catalog; its badges are lost with it. A public agent answers 409 (`agent_is_public`): make it
         *     private or visible to members first, so that nobody loses it by a slip.
         */
        delete: operations["removeMyAgent"];
        options?: never;
        head?: never;
        /**
         * Change an agent
         * @description Changes what is said about an enrolled agent; its URL stays. `public` needs a membership tier, as for a new one.
         */
        patch: operations["changeMyAgent"];
        trace?: never;
    };
    "/api/me/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API keys of the organization
         * @description All API keys, without their secrets. Owners and admins only.
         */
        get: operations["listMyApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description Makes a long-lived credential that acts for the organization as a member, or as its permissions say. The key is shown in
         *     this answer only. Owners and admins only.
         */
        post: operations["createMyApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key is refused from now on; repeating it answers the same. Owners and admins only.
         */
        delete: operations["revokeMyApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit log of the organization
         * @description Every write that was done for the organization, and what happened to its credentials, newest first. Owners and admins
         *     only. Follow `next_cursor` for older entries.
         */
        get: operations["getMyAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OAuth clients of the organization
         * @description All clients that act for the organization by themselves, without their secrets. Owners and admins only.
         */
        get: operations["listMyClients"];
        put?: never;
        /**
         * Make an OAuth client
         * @description Makes a client that gets short-lived access tokens by `client_credentials` and acts for the organization as a member,
         *     within its `scopes`. Its secret is shown in this answer only. Clients that register by themselves never get this.
         *     Owners and admins only; an API key can give no scope that it lacks itself.
         */
        post: operations["createMyClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an OAuth client
         * @description The client gets no more tokens, and those that it holds are refused. Owners and admins only.
         */
        delete: operations["revokeMyClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries that the organization saved
         * @description Brand and property entries that the organization keeps, those that wait for an operator, and those that one refused.
         *     Follow `next_cursor` for the rest.
         */
        get: operations["listMyEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open invitations
         * @description Invitations that can still be accepted, without their links. Owners and admins only.
         */
        get: operations["listMyInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Makes a link by which one person can join within 7 days, making an account or signing in with one. The link is shown in
         *     this answer only. Owners and admins only; only owners invite owners.
         */
        post: operations["createMyInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description The link does not work any more; repeating it answers the same. One that was accepted answers 404, like an unknown one.
         *     Owners and admins only.
         */
        delete: operations["revokeMyInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the organization
         * @description All people who belong to the organization. Owners and admins only.
         */
        get: operations["listMyMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member, or leave
         * @description Ends a membership at once, whatever credentials the person holds. Owners and admins remove others, only owners remove
         *     owners, and everybody may leave; the last owner can neither leave nor be removed (`last_owner`).
         */
        delete: operations["removeMyMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Gives a member another role. Owners and admins only; only owners make owners or change what an owner may do, and the last
         *     owner stays one (`last_owner`). People who do not belong to the organization answer 404.
         */
        patch: operations["changeMyMember"];
        trace?: never;
    };
    "/api/me/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organization
         * @description The organization that the caller acts for.
         */
        get: operations["getMyOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the organization
         * @description Renames the organization; its id stays. Owners and admins only.
         */
        patch: operations["updateMyOrganization"];
        trace?: never;
    };
    "/api/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions to the change feed
         * @description All subscriptions of the organization, with how far each receiver has confirmed. Owners and admins only.
         */
        get: operations["listMyWebhooks"];
        put?: never;
        /**
         * Subscribe to the change feed
         * @description Registers an endpoint that is sent the events of the change feed in order, so that a mirror needs no polling. The
         *     endpoint must repeat a signed challenge first. Owners and admins only; at most 10 subscriptions (`webhook_limit_reached`).
         */
        post: operations["createMyWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One subscription
         * @description The subscription, and how far its receiver has confirmed. Owners and admins only.
         */
        get: operations["getMyWebhook"];
        put?: never;
        post?: never;
        /**
         * End a subscription
         * @description Nothing more is sent from now on, not even what waits to be repeated. Owners and admins only.
         */
        delete: operations["removeMyWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a subscription
         * @description Changes endpoint, event types or description. Another endpoint must repeat a signed challenge first. Owners and admins only.
         */
        patch: operations["changeMyWebhook"];
        trace?: never;
    };
    "/api/me/webhooks/{webhook_id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attempts to deliver events
         * @description The newest attempts of the last 30 days, with what the endpoint answered. Owners and admins only.
         */
        get: operations["listMyWebhookAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{webhook_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events once more
         * @description Sends the events after a cursor once more, for a receiver that lost what it had. Owners and admins only.
         */
        post: operations["redeliverMyWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{webhook_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused subscription
         * @description Sends again from the cursor that the receiver confirmed last, so that no event is lost. One that is active stays so.
         *     Owners and admins only.
         */
        post: operations["resumeMyWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownership/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Challenges of the caller's organization
         * @description The last challenge for each domain that the organization asked for, the newest first, with the state of each and
         *     the age of the last proof.
         */
        get: operations["listOwnershipChallenges"];
        put?: never;
        /**
         * Ask for a challenge that proves control of a domain
         * @description Issues a nonce for the caller's organization and the domain. Publish it as a TXT record, as a line of a file on
         *     the domain, or both, then save an entry for the domain: the nonce is looked for at that moment. It works once,
         *     for 15 minutes; a proof that succeeds consumes it, one that fails makes it void, and a new challenge replaces an
         *     older one. At most 20 challenges per organization and domain in an hour, and 120 per organization in an hour,
         *     those included that come with an answer `ownership_proof_required`.
         */
        post: operations["createOwnershipChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownership/challenges/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a challenge, and of the last proof
         * @description Where the caller's organization stands with a domain: whether a challenge is open, consumed by a proof, void
         *     after a proof that failed, expired, or not asked for in the last 30 days, and how old the last proof is. While it is open, what
         *     to publish is repeated. What other organizations did is not shown.
         */
        get: operations["getOwnershipChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revisions of a property entry
         * @description Lists the edits of the community entry of a publisher, newest first. A rollback appears as a new revision that
         *     names the one it restored. A publisher that is only known from its own file answers an empty list; 404 means
         *     that nothing is known about the domain.
         */
        get: operations["getPropertyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search properties
         * @description Lists properties of all publishers, one item per property, each with the counts of its publisher. Ordered by
         *     publisher domain and the key within the publisher, so pages are stable while nothing changes.
         */
        get: operations["listProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a publisher domain
         * @description Answers the properties of a publisher domain and the agents that its adagents.json authorizes. The crawled file
         *     comes first, then a live fetch when the domain was never crawled, then a community entry, which never authorizes
         *     anyone. `fresh=true` fetches the file now; when that fails, the last good copy answers and `freshness` says so.
         *     A publisher that nobody knows answers 404. There is no rate limit on requests; the fetches they cause are bounded
         *     as for brands, and answer 503 with `retry_after` beyond.
         */
        get: operations["resolveProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/resolve/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve up to 100 publisher domains
         * @description Resolves each domain like the single resolution without `fresh`: the files of publishers that are not stored are
         *     read, for at most eight seconds in all; what takes longer is recorded behind the answer. The answer is keyed by the
         *     domain as it was sent, trimmed and in lower case; a publisher that cannot be resolved is null. One element that is
         *     not a domain fails the whole call. 20 calls per minute and client address.
         */
        post: operations["resolvePropertiesBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or edit a property entry
         * @description Writes a community entry for a publisher domain. Without an entry one is created and the answer has no
         *     `revision_number`; an existing entry gets a new revision. A publisher whose own adagents.json is known is refused
         *     with 409 `authoritative_entry`. `authorized_agents` is accepted and dropped: the stored document always holds an
         *     empty list. A property needs a `type` of the published types and a `name`. It gets a `property_id` when it has
         *     none, and keeps it over later edits, also when it is renamed. Proof of control of the domain, and the review of names that resemble others, are as for brands.
         *     Saving is not idempotent: each call that edits adds a revision. 60 saves per user in an hour, and per
         *     organization 90 in an hour and 300 in a day, over brands and properties together.
         */
        post: operations["saveProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate the adagents.json of a domain
         * @description Fetches the adagents.json of the domain now, checks it and answers the findings. The fetch follows the same rules
         *     as the validation tool, but agents are not probed. An invalid or missing file answers 200 with `valid` false.
         *     A domain that does not resolve to public addresses is refused with 400, one whose name servers do not answer with
         *     503 and `retry_after`. Nothing is stored.
         */
        get: operations["validateProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/agent-formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask an agent for its creative formats
         * @description Asks the agent now for the creative formats that it declares among its capabilities, else for those that it lists. At
         *     most 200 formats and 512 KB; longer texts are shortened, claims of verification left out. Bounds as for
         *     `discover-agent`. There is no rate limit.
         */
        get: operations["getAgentFormats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/agent-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a sales agent for its products
         * @description Asks the agent now for the products that it shows without a credential, and answers each in a few words. At most 200
         *     products and 512 KB; longer texts are shortened. Bounds as for `discover-agent`. There is no rate limit.
         */
        get: operations["getAgentProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/discover-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask an agent what it can do
         * @description Asks the agent now, over MCP and then over A2A, for its tasks and for what they offer. The address must be public;
         *     nothing but the answer is bounded by the agent: 10 seconds, 1 MB per answer. An agent that asks for a credential first
         *     is answered with `oauth_required`. What it says about its own verification is left out. There is no rate limit; more
         *     probes at once than the process takes answer 503.
         */
        get: operations["discoverAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/validate-publisher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a publisher domain
         * @description Fetches the adagents.json of the domain now, checks it and answers what it amounts to, in numbers, with the findings.
         *     An invalid or missing file answers 200 with `valid` false and counts of 0. A domain that does not resolve to public
         *     addresses is refused with 400, one whose name servers do not answer with 503 and `retry_after`. Nothing is stored.
         *     There is no rate limit on requests; too many fetches under way for one caller answer 503 too.
         */
        get: operations["validatePublisher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enrolled agents
         * @description Lists the agents that organizations enrolled, by URL. Everybody sees public agents, organizations of tier `api`
         *     those for members too; private agents never stand here. Answers come from what the registry's own probes and
         *     checks stored, nothing is asked of the agents.
         *
         *     `metric_id`, `accreditation` and `q` look into the catalogs of measurement agents: each may be given alone, repeated
         *     values are alternatives, and what is given together must hold for the same metric. Any of them implies
         *     `type=measurement`; another `type` beside them is refused. Accreditations are claims of the vendor and always
         *     answered with `verified_by_aao` false. There is no rate limit.
         *
         *     A page holds up to `limit` agents. While `has_more` is true, pass `cursor` to get the next one. An agent that is
         *     enrolled or changed between two pages appears in its place in the order, agents before it are not repeated.
         */
        get: operations["listAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/agents/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search agents by inventory
         * @description Searches the inventory profiles of all agents that publishers authorize or that the caller may see in the catalog.
         *     Filters hold together across dimensions and as alternatives within one; values are compared exactly. Ranked by
         *     `relevance_score`: match breadth, plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching; equal scores by URL.
         *
         *     Pages follow the order as it stood when the first page was answered: an agent whose score changes meanwhile is
         *     neither missed nor repeated. Agents that appear meanwhile are found by the next search. Order is kept for a day; a
         *     cursor older than that goes on by the scores of now.
         */
        get: operations["searchAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authorizations of an agent
         * @description Every authorization of an agent, as it stands. `X-Sync-Cursor` is a cursor of the change feed that was taken before
         *     the first row was read: a reader that applies the `authorization.*` events behind it to these rows, by `id`, ends up
         *     with what the registry holds. With several pages that is the cursor of the first one.
         */
        get: operations["listAuthorizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/authorizations/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snapshot of all authorizations
         * @description Every authorization as one gzip file of newline-delimited JSON, each line an `authorization-row`, ordered by `id`.
         *     All lines are of one moment, whatever is crawled meanwhile, and `X-Sync-Cursor` is the feed cursor of exactly that
         *     moment: rows plus the `authorization.*` events behind the cursor are what the registry holds. The entity tag
         *     changes with the cursor; a request with `If-None-Match` answers 304 while nothing has happened. A few snapshots are
         *     written at a time; the next caller gets 503 with `retry_after`. A reader that takes longer than ten minutes, or
         *     takes nothing for 30 seconds, is cut off.
         */
        get: operations["getAuthorizationsSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/crawl-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a crawl of a domain
         * @description Queues a fetch of the adagents.json and brand.json of a domain and answers at once; the crawl runs on its own.
         *     The domain is cleaned and looked up first: one that does not resolve, or resolves to any private or reserved
         *     address, is refused with `invalid_domain`, before anything is counted; while its name servers do not answer, the
         *     answer is 503 with `retry_after`. Then the limits are looked at: one
         *     request per domain in 5 minutes, whoever asks, 30 per user and 60 per organization in an hour. A request that cannot be queued
         *     gives its place back. Repeating a request within the window of its domain answers 429.
         */
        post: operations["requestCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/crawl-request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a crawl request
         * @description Tells how far a crawl request has come: its state, the attempts so far, and the outcome or the error code of
         *     the last attempt. Requests of other organizations answer 404 like unknown ones.
         */
        get: operations["getCrawlRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/expand/product-identifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expand selectors to identifiers
         * @description Answers the properties that selectors mean and an agent may sell, with their identifiers, each property once. What
         *     the publishers say decides: an entry must cover the property now. Countries, collections and placements narrow a
         *     sale and not which properties are meant, and the operator's side is judged by the validations, so neither counts
         *     here. Answered from crawled copies; the files of the first ten publishers that nobody has looked at are read. At
         *     most 100 selectors, 250000 properties of all publishers that are named, and a million pairs of a property and an
         *     entry of the agent; the answer shows the first 5000 properties and 10000 identifiers, and counts all.
         */
        post: operations["expandProductIdentifiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page of the change feed
         * @description Answers the events behind `cursor`, oldest first. Without a cursor the page starts with the oldest event that is
         *     kept. While `has_more` is true, pass the returned `cursor` at once; when it is false, come back later with the
         *     same one. A reader that follows its cursors this way, always with the same `types`, sees every matching event
         *     exactly once and in order.
         *
         *     Events are kept for 90 days. A cursor that is older, or that was never handed out, answers 410 with
         *     `cursor_expired`. An empty feed answers `cursor: null`. The feed tells that something changed; it proves nothing:
         *     the files of a publisher stay the source of truth. There is no rate limit.
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/feed/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the change feed
         * @description The feed as Server-Sent Events, in three kinds of frames; `data` is always one line of JSON.
         *
         *     - `event: feed`: the same JSON as a page of `GET /api/registry/feed`. Pages that are behind come back to back, new
         *       events within a second of their commit.
         *     - `event: heartbeat`: `registry/feed-heartbeat.json`. Sent at once when everything so far was sent, and then every
         *       `poll_interval_seconds` while that stays so.
         *     - `event: error`: `registry/feed-stream-error.json`, the last frame before the stream ends. `cursor_expired`: load
         *       the state anew and start without a cursor. `slow_client`: the reader took nothing for too long. `unauthorized`:
         *       the credential has ended. `reconnect`: the service goes down or on. `internal_error`: something failed.
         *
         *     To go on after any end but `cursor_expired` and `unauthorized`, connect again with `cursor` of the last frame that
         *     was read. Frames carry no `id:` line and `Last-Event-ID` is ignored. Refusals come as JSON before the stream starts.
         *
         *     `EventSource` of browsers cannot send a credential: open it with a `ticket` of `POST /api/registry/feed/tickets`.
         */
        get: operations["streamFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/feed/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a ticket for a stream of the feed
         * @description Issues a ticket for programs that cannot send an `Authorization` header, such as `EventSource` of browsers. Open
         *     `GET /api/registry/feed/stream?ticket=…` within 60 seconds; a ticket opens one stream. The stream ends when the
         *     credential that asked for the ticket ends. To connect again, request another ticket and pass `cursor` of the last
         *     frame. At most 60 tickets per user in a minute.
         */
        post: operations["createFeedTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/lookup/agent/{agentUrl}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Domains of an agent
         * @description Publishers whose adagents.json has an entry for the agent, in alphabetical order, each once. The URL is one
         *     percent-encoded path segment and is brought into canonical form, so spellings of one URL answer alike. An agent
         *     that nobody names answers an empty list, never 404.
         */
        get: operations["lookupAgentDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/lookup/domain/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agents that are authorized for a domain
         * @description Agents with an entry in the adagents.json that speaks for the domain, its own, one that it points to, or that of the
         *     manager its ads.txt names, and agents that claim to sell it. Answered from the crawled copy; a domain that nobody
         *     knows answers empty lists, never 404. Who is named in a public file is public; `member` is there for agents only
         *     that their organization shows to everybody.
         */
        get: operations["lookupDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/lookup/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agents that are authorized for a property
         * @description Agents that publishers authorize for the properties which an identifier stands for. A host is covered by a
         *     `domain` or `subdomain` identifier of its own, as `www.` or `m.` by the domain behind it, and by `*.` of every
         *     name above it; other identifiers match as a whole. Entries for signals and entries whose time has not come or has
         *     passed do not count; countries, collections and placements are not looked at. Answered from crawled copies;
         *     properties that vanished from their file are left out.
         */
        get: operations["lookupProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agents that the owner of a domain operates
         * @description Answers the agents that belong to a domain, each with the publishers that trust it: agents that its brand.json
         *     declares, enrolled agents on hosts under the domain, and enrolled agents of the organization that keeps the domain's
         *     entry. Enrolled agents count when their organization has proved that it controls the host, or the operator enrolled
         *     them. At most 20 agents, and 100 publishers for each.
         *
         *     Everybody sees public agents, organizations of tier `api` those for members too, and an organization its own private
         *     ones. An agent that is enrolled is shown to nobody else, even when a file names it. `scope` narrows what is shown to
         *     one kind of visibility and never widens it. A domain that nobody knows answers 200 with no agents. A credential that
         *     is not valid counts as none. There is no rate limit.
         */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/publisher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a publisher
         * @description Answers what a publisher has to offer and who may sell it, from crawled copies. `properties` come from the best source
         *     that has any: the adagents.json, then the brand.json of the domain, then a member entry. `authorized_agents` come
         *     from the adagents.json alone, whatever their windows in time, with how many of its properties each agent reaches.
         *
         *     A domain that nobody knows answers 200 with empty lists. The first look-up of such a domain starts a crawl behind the
         *     answer and says so with `auto_crawl_triggered`, at most once in five minutes; ask again a little later. There is no
         *     rate limit.
         */
        get: operations["getPublisher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List publishers
         * @description Lists every publisher with a valid adagents.json or a member entry, in the order of domains, so that pages are
         *     stable while nothing changes. `count` is the number of all of them: ask again with a larger `offset` until that many
         *     have come. There is no rate limit.
         */
        get: operations["listPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registry statistics
         * @description Counts of what the registry holds, kept up to date as it changes. `registered_agents` counts the enrolled agents that
         *     the caller may see: public ones, for organizations of tier `api` those for members too. There is no rate limit.
         */
        get: operations["getRegistryStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/validate/product-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate what a product is made of
         * @description Tells how much of the properties that a product is made of an agent may sell. A property counts when both sides
         *     agree: an entry of the publisher's file covers it, now and in the country asked for, and the brand.json of the
         *     agent's operator lists it with a relationship that fits. `reasons` counts what failed and why. Copies older than
         *     30 seconds are read again before they are judged: the operator's, and those of the first ten publishers;
         *     `freshness` says which were. Properties that vanished from their file are left out. At most 100 selectors, 250000
         *     properties of all publishers that are named, and a million pairs of a property and an entry of the agent.
         */
        post: operations["validateProductAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry/validate/property-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an agent may sell a property, now
         * @description Judges one agent and one property on both sides and tells every check. The publisher's side: the adagents.json that
         *     speaks for the publisher has an entry for the agent that covers the property and holds at the time, in the country
         *     and for the collections and placements asked for. The operator's side: the brand.json of the agent's operator lists
         *     the agent in `agents` and the property in `properties`, with a `relationship` equal to the entry's
         *     `delegation_type`. `owned` needs no counterpart; an entry without `delegation_type` agrees with `direct` only. The
         *     operator is the brand that declares the agent: first of all the one at the agent's host, then at each parent domain
         *     up to the registrable one (`sales.news.example.com`, `news.example.com`, `example.com`), then any other.
         *
         *     Both sides are read from their origin before they are judged, unless somebody asked that origin within the last 30
         *     seconds. `fresh=true` always asks; it is limited to 30 calls per caller in a minute. `mode=index` answers from what
         *     is stored. `validated_at` of each side states when its file was validated. An identifier of type `domain` or
         *     `subdomain` that nobody lists is looked for in the file of that domain. A file that cannot be fetched is judged by
         *     its last good copy for seven days, and `freshness` says so. Identifiers match as in the look-up by property.
         */
        get: operations["validatePropertyAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search brands, publishers and properties
         * @description Finds up to five brands, publishers and properties by domain, name or identifier. What is the query comes first, then
         *     what begins with it, then what holds it anywhere. Case, accents and the number of blanks do not count; `%`, `_` and
         *     quotes stand for themselves. A URL, or a host name with `www.` or a dot at its end, that matches nothing is looked
         *     for as its domain. A query without any letter, digit or symbol finds nothing. Names are found by their first 16
         *     words and their first 512 characters, words not by their last letter alone, and numbers of four digits and more
         *     only from their first digit. Properties of publishers with more than 5000 are found by the beginning of their names
         *     and identifiers. There is no rate limit.
         */
        get: operations["searchRegistry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{domain}/brand.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hosted brand.json of a brand
         * @description The document that this registry hosts for a brand with an approved entry, in the form of a brand that
         *     describes itself. It never names a house: what members say about ownership is a claim. A domain without such an
         *     entry answers 404. The document can be read by pages of any origin.
         */
        get: operations["getHostedBrandJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/registry.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI description of this API
         * @description This document as one YAML file without references to other files. Needs no credential and ignores one.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publisher/{domain}/.well-known/adagents.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hosted adagents.json of a publisher
         * @description The document that this registry hosts for a publisher with a community entry. Its `authorized_agents` list
         *     is always empty: a right to sell exists only in the file that the publisher serves itself. A domain without such an
         *     entry answers 404. The document can be read by pages of any origin.
         */
        get: operations["getHostedAdagents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * brand.json
         * @description The file that a brand serves at /.well-known/brand.json, in one of five forms. They are told apart in this order: `authoritative_location`, `house` as text, `house` as object, `id` with `names`, agents.
         */
        Brand: components["schemas"]["BrandAuthoritativeLocation"] | components["schemas"]["BrandHouseRedirect"] | components["schemas"]["BrandHousePortfolio"] | components["schemas"]["BrandCanonicalDocument"] | components["schemas"]["BrandBrandAgentDocument"];
        /**
         * Brand agent entry
         * @description An agent that the brand or house operates.
         */
        BrandAgentEntry: {
            /** @description Uses that a rights agent licenses. */
            available_uses?: components["schemas"]["EnumsRightUse"][];
            /** @description Countries in which it works. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description What the agent offers. */
            description?: string;
            /** @description Identifier inside the file. */
            id: string;
            /**
             * Format: uri
             * @description Key set of the agent; /.well-known/jwks.json at the origin of the agent when absent.
             */
            jwks_uri?: string;
            /** @description Rights that it licenses. */
            right_types?: components["schemas"]["EnumsRightType"][];
            /** @description What the agent is for. */
            type: components["schemas"]["EnumsAgentType"];
            /**
             * Format: uri
             * @description URL of the agent, unique in the list.
             */
            url: string;
        };
        /**
         * Brand agent reference
         * @description Older short form that names a single agent.
         */
        BrandAgentRef: {
            /** @description Identifier inside the file. */
            id: string;
            /**
             * Format: uri
             * @description URL of the agent.
             */
            url: string;
        };
        /**
         * Brand asset
         * @description A file or text that may be used for the brand.
         */
        BrandAsset: {
            /** @description Identifier inside the brand. */
            asset_id: string;
            /** @description Kind of content. */
            asset_type: components["schemas"]["EnumsAssetContentType"];
            /** @description What the asset shows or says. */
            description?: string;
            /** @description Playing time in seconds. */
            duration_seconds?: number;
            /** @description Size in bytes. */
            file_size_bytes?: number;
            /** @description File format. */
            format?: string;
            /** @description Height in pixels. */
            height?: number;
            /** @description Further data of the brand. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Name shown to people. */
            name?: string;
            /** @description Labels of the asset. */
            tags?: string[];
            /**
             * Format: uri
             * @description Where the asset is served.
             */
            url: string;
            /** @description Width in pixels. */
            width?: number;
        };
        /**
         * brand.json, authoritative location
         * @description Says at which URL the document is.
         */
        BrandAuthoritativeLocation: {
            /** @description Address of the schema that the document follows. */
            $schema?: string;
            /**
             * Format: uri
             * @description Address of the document.
             */
            authoritative_location: string;
            /**
             * Format: date-time
             * @description When the document last changed.
             */
            last_updated?: string;
            /** @description Remark for people. */
            note?: string;
            /**
             * Format: date-time
             * @description When the redirect began; copies from before are out of date.
             */
            redirect_effective_at?: string;
            /** @description Why. */
            redirect_reason?: components["schemas"]["EnumsRedirectReason"];
        };
        /**
         * Authorized operator
         * @description A company that may act for brands of the house. Ignored outside its period.
         */
        BrandAuthorizedOperator: {
            /** @description Identifiers of brands, or `*` for all. */
            brands: string[];
            /** @description Countries in which it may act; all when absent. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description Domain of the operator. */
            domain: components["schemas"]["CoreDomainName"];
            /** @description What it may do. */
            scopes?: components["schemas"]["EnumsOperatorScope"][];
            /**
             * Format: date-time
             * @description Start of the period.
             */
            valid_from?: string;
            /**
             * Format: date-time
             * @description End of the period.
             */
            valid_until?: string;
        };
        /**
         * brand.json, brand agent
         * @description Lists agents that answer for the brand in place of a description. At least one of `agents` and `brand_agent` is given.
         */
        BrandBrandAgentDocument: {
            /** @description Address of the schema that the document follows. */
            $schema?: string;
            /** @description Agents of the brand. */
            agents?: components["schemas"]["BrandAgentEntry"][];
            /**
             * @deprecated
             * @description Older form of a single agent.
             */
            brand_agent?: components["schemas"]["BrandAgentRef"];
            /** @description Whom to ask. */
            contact?: components["schemas"]["BrandContact"];
            /** @description Where people can contest the use of their data. */
            data_subject_contestation?: components["schemas"]["BrandDataSubjectContestation"];
            /**
             * Format: date-time
             * @description When the document last changed.
             */
            last_updated?: string;
            /** @description Version of the document format. */
            version?: string;
        };
        /**
         * Brand property
         * @description A property that the operator of the file owns or sells.
         */
        BrandBrandProperty: {
            /** @description Domain of a website, bundle or store identifier of an app. */
            identifier: string;
            /** @description True for the main property of its kind. */
            primary?: boolean;
            /** @description Country code of the regional version, or `global`. */
            region?: string;
            /** @description Tie to the property; `owned` when absent. */
            relationship?: components["schemas"]["EnumsBrandPropertyRelationship"];
            /** @description Store in which the identifier is valid; expected for apps. */
            store?: components["schemas"]["EnumsAppStore"];
            /** @description Kind of property. */
            type: components["schemas"]["EnumsPropertyType"];
        };
        /**
         * Brand reference
         * @description A brand of the house that describes itself at its own domain. Counts once that domain names the house in return.
         */
        BrandBrandRefEntry: {
            /** @description Identifier in the document of that domain, unique in the file. */
            brand_id: components["schemas"]["CoreBrandId"];
            /** @description Domain of the brand, unique in the list. */
            domain: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description The tie counts from this time on; a time in the future is not active.
             */
            effective_at?: string;
            /** @description Who looks after the brand; for directories only. */
            managed_by?: string;
        };
        /**
         * brand.json, canonical document
         * @description One brand that describes itself. Holds none of the fields of a house or a redirect.
         */
        BrandCanonicalDocument: {
            /** @description Address of the schema that the document follows. */
            $schema?: string;
            /** @description BCP 47 tag of texts without a language. */
            default_language?: string;
            /** @description House that the brand says it belongs to; a claim until the house names the brand in return. */
            house_domain?: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description When the document last changed.
             */
            last_updated?: string;
            /** @description Version of the document format. */
            version?: string;
        } & components["schemas"]["BrandDefinition"];
        /**
         * Color
         * @description One color as `#` with six hexadecimal digits, or a list of them, best first.
         */
        BrandColor: string | string[];
        /**
         * Colors
         * @description Colors by the part that they play: `primary`, `secondary`, `accent`, `background`, `text`, `heading`, `body`, `label`, `border`, `divider`, `surface_1`, `surface_2`, or a name of the brand itself.
         * @example {
         *       "primary": "#0B6E4F",
         *       "accent": [
         *         "#F4A300",
         *         "#FFD166"
         *       ]
         *     }
         */
        BrandColors: {
            [key: string]: components["schemas"]["BrandColor"];
        };
        /**
         * Brand contact
         * @description Whom to ask about the brand.
         */
        BrandContact: {
            /** @description Domain of the company. */
            domain?: components["schemas"]["CoreDomainName"];
            /**
             * Format: email
             * @description Mail address.
             */
            email?: string;
            /** @description Person, team or company. */
            name?: string;
            /** @description Telephone number. */
            phone?: string;
        };
        /**
         * Data subject contestation
         * @description Where people can contest the use of their data. At least one of `url` and `email` is given.
         */
        BrandDataSubjectContestation: {
            /**
             * Format: email
             * @description Mail address.
             */
            email?: string;
            /** @description BCP 47 tags of the languages that are understood. */
            languages?: string[];
            /**
             * Format: uri
             * @description Web form.
             */
            url?: string;
        };
        /**
         * Brand definition
         * @description A brand with everything that describes it, inside a house file or as the core of its own document.
         */
        BrandDefinition: {
            /** @description Agents of the brand. */
            agents?: components["schemas"]["BrandAgentEntry"][];
            /** @description Files and texts that may be used. */
            assets?: components["schemas"]["BrandAsset"][];
            /** @description Avatar of the brand. */
            avatar?: {
                [key: string]: unknown;
            };
            /**
             * @deprecated
             * @description Older form of `agents` with type brand.
             */
            brand_agent?: components["schemas"]["BrandAgentRef"];
            /** @description Collections that belong to the brand. */
            collections?: components["schemas"]["CoreCollection"][];
            /** @description Colors by part. */
            colors?: components["schemas"]["BrandColors"];
            /** @description Whom to ask. */
            contact?: components["schemas"]["BrandContact"];
            /** @description Where people can contest the use of their data. */
            data_subject_contestation?: components["schemas"]["BrandDataSubjectContestation"];
            /** @description What the brand is. */
            description?: components["schemas"]["BrandLocalizedText"];
            /** @description Texts that accompany communication. */
            disclaimers?: components["schemas"]["BrandDisclaimer"][];
            /** @description Typefaces by use. */
            fonts?: components["schemas"]["BrandFonts"];
            /** @description Identifier inside the house. */
            id: components["schemas"]["CoreBrandId"];
            /** @description Parties that rely on the identity statements of the brand. */
            identity_relying_parties?: {
                [key: string]: unknown;
            }[];
            /** @description Industries. */
            industries?: string[];
            /** @description Place of the brand in its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description Logo files. */
            logos?: components["schemas"]["BrandLogo"][];
            /** @description Names, one language each. */
            names: components["schemas"]["BrandLocalizedName"][];
            /** @description Brand above this one. */
            parent_brand?: components["schemas"]["CoreBrandId"];
            /**
             * Format: uri
             * @description Privacy policy.
             */
            privacy_policy_url?: string;
            /** @description Feed of products. */
            product_catalog?: components["schemas"]["BrandProductCatalog"];
            /** @description Properties of the brand. */
            properties?: components["schemas"]["BrandBrandProperty"][];
            /**
             * @deprecated
             * @description Older form of `agents` with type rights.
             */
            rights_agent?: components["schemas"]["BrandAgentRef"];
            /** @description Line that goes with the name. */
            tagline?: components["schemas"]["BrandLocalizedText"];
            /** @description Whom the brand addresses. */
            target_audience?: string;
            /** @description How the brand speaks, as a text or as a guide. */
            tone?: string | components["schemas"]["BrandToneGuide"];
            /** @description Registered marks. */
            trademarks?: components["schemas"]["BrandTrademark"][];
            /**
             * Format: uri
             * @description Home page.
             */
            url?: string;
            /** @description Rules for the look. */
            visual_guidelines?: components["schemas"]["BrandVisualGuidelines"];
            /** @description Synthetic voice. */
            voice_synthesis?: components["schemas"]["BrandVoiceSynthesis"];
        };
        /**
         * Disclaimer
         * @description A text that must or should accompany communication of the brand.
         */
        BrandDisclaimer: {
            /** @description When it applies. */
            context?: string;
            /**
             * @description Whether it must be shown.
             * @default true
             */
            required?: boolean;
            /** @description The text. */
            text: components["schemas"]["BrandLocalizedText"];
        };
        /**
         * Font
         * @description A typeface with the files to load.
         */
        BrandFont: {
            /** @description Families to use when this one is missing. */
            fallbacks?: string[];
            /** @description CSS font family. */
            family: string;
            /** @description Font files. */
            files?: {
                [key: string]: unknown;
            }[];
            /** @description OpenType features to switch on. */
            opentype_features?: string[];
        };
        /**
         * Fonts
         * @description Typefaces by use, each as a CSS font family or with its files.
         */
        BrandFonts: {
            [key: string]: string | components["schemas"]["BrandFont"];
        };
        /**
         * House
         * @description The company that owns the brands.
         */
        BrandHouse: {
            /** @description Agents of the house. */
            agents?: components["schemas"]["BrandAgentEntry"][];
            /** @description How the house presents its brands. */
            architecture?: components["schemas"]["EnumsBrandArchitecture"];
            /** @description Where people can contest the use of their data. */
            data_subject_contestation?: components["schemas"]["BrandDataSubjectContestation"];
            /** @description Domain of the house; equal to the domain that serves the file. */
            domain: components["schemas"]["CoreDomainName"];
            /** @description Parties that rely on the identity statements of the house. */
            identity_relying_parties?: {
                [key: string]: unknown;
            }[];
            /** @description Name of the house. */
            name: string;
            /** @description Names by language. */
            names?: components["schemas"]["BrandLocalizedName"][];
        };
        /**
         * House brand
         * @description A brand defined inside the house file. It never names a house of its own.
         */
        BrandHouseBrand: components["schemas"]["BrandDefinition"];
        /**
         * brand.json, house portfolio
         * @description A house with its brands: written out in `brands`, or named in `brand_refs` where they describe themselves. At least one of the two is given.
         */
        BrandHousePortfolio: {
            /** @description Address of the schema that the document follows. */
            $schema?: string;
            /** @description Companies that may act for the brands. */
            authorized_operators?: components["schemas"]["BrandAuthorizedOperator"][];
            /** @description Brands that describe themselves. */
            brand_refs?: components["schemas"]["BrandBrandRefEntry"][];
            /** @description Brands written out; identifiers are unique over both lists. */
            brands?: components["schemas"]["BrandHouseBrand"][];
            /** @description Whom to ask. */
            contact?: components["schemas"]["BrandContact"];
            /** @description BCP 47 tag of texts without a language. */
            default_language?: string;
            /** @description The house. */
            house: components["schemas"]["BrandHouse"];
            /**
             * Format: date-time
             * @description When the document last changed.
             */
            last_updated?: string;
            /** @description Registered marks of the house. */
            trademarks?: components["schemas"]["BrandTrademark"][];
            /** @description Version of the document format. */
            version?: string;
        };
        /**
         * brand.json, house redirect
         * @description Says which house speaks for the domain.
         */
        BrandHouseRedirect: {
            /** @description Address of the schema that the document follows. */
            $schema?: string;
            /** @description Domain of the house. */
            house: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description When the document last changed.
             */
            last_updated?: string;
            /** @description Remark for people. */
            note?: string;
            /**
             * Format: date-time
             * @description When the redirect began; copies from before are out of date.
             */
            redirect_effective_at?: string;
            /** @description Why. */
            redirect_reason?: components["schemas"]["EnumsRedirectReason"];
            /** @description Country of the regional site. */
            region?: components["schemas"]["CoreCountryCode"];
        };
        /**
         * Localized name
         * @description One name in one language: a single key, the BCP 47 tag, with the name as its value. A language may appear several times in a list.
         */
        BrandLocalizedName: {
            [key: string]: string;
        };
        /**
         * Localized text
         * @description A text, or a list of texts with one language each.
         */
        BrandLocalizedText: string | components["schemas"]["BrandLocalizedName"][];
        /**
         * Logo
         * @description A logo file.
         */
        BrandLogo: {
            /**
             * @description Background on which the logo is meant to stand.
             * @enum {string}
             */
            background?: "dark-bg" | "light-bg" | "transparent-bg";
            /** @description Height in pixels. */
            height?: number;
            /** @description Identifier of the logo inside the brand. */
            id?: string;
            /**
             * @description Shape of the image.
             * @enum {string}
             */
            orientation?: "square" | "horizontal" | "vertical" | "stacked";
            /** @description Places for which the file is meant. */
            slots?: components["schemas"]["EnumsLogoSlot"][];
            /** @description Labels of the logo. */
            tags?: string[];
            /**
             * Format: uri
             * @description Address of the image.
             */
            url: string;
            /** @description When to use it. */
            usage?: string;
            /**
             * @description Form of the logo.
             * @enum {string}
             */
            variant?: "primary" | "secondary" | "icon" | "wordmark" | "full-lockup";
            /** @description Width in pixels. */
            width?: number;
        };
        /**
         * Product catalog
         * @description Feed of the products of the brand.
         */
        BrandProductCatalog: {
            /** @description How an agent can buy. */
            agentic_checkout?: {
                [key: string]: unknown;
            };
            /** @description Product categories. */
            categories?: string[];
            /** @description Format of the feed. */
            feed_format?: components["schemas"]["EnumsFeedFormat"];
            /**
             * Format: uri
             * @description Address of the feed.
             */
            feed_url: string;
            /**
             * Format: date-time
             * @description When the feed last changed.
             */
            last_updated?: string;
            /** @description How often it is renewed. */
            update_frequency?: components["schemas"]["EnumsUpdateFrequency"];
        };
        /**
         * Tone guide
         * @description How the brand speaks.
         */
        BrandToneGuide: {
            /** @description Words that describe it. */
            attributes?: components["schemas"]["BrandLocalizedText"][];
            /** @description What writers should avoid. */
            donts?: components["schemas"]["BrandLocalizedText"][];
            /** @description What writers should do. */
            dos?: components["schemas"]["BrandLocalizedText"][];
            /** @description Short description of the voice. */
            voice?: components["schemas"]["BrandLocalizedText"];
        };
        /**
         * Trademark
         * @description A registered mark.
         */
        BrandTrademark: {
            /** @description Countries in which it holds. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description How the mark is held. */
            license_type?: components["schemas"]["EnumsTrademarkLicenseType"];
            /** @description Domain of the licensor. */
            licensor_domain?: components["schemas"]["CoreDomainName"];
            /** @description The mark. */
            mark: string;
            /** @description Classes of the Nice classification. */
            nice_classes?: number[];
            /** @description Number in the register. */
            number: string;
            /** @description Office that keeps the register. */
            registry: string;
            /** @description State in the register. */
            status?: components["schemas"]["EnumsTrademarkStatus"];
        };
        /**
         * Visual guidelines
         * @description Rules for the look of the brand, by theme. The content of each theme is up to the brand.
         */
        BrandVisualGuidelines: {
            /** @description Rules about asset libraries. */
            asset_libraries?: unknown;
            /** @description Rules about border radius. */
            border_radius?: unknown;
            /** @description Rules about color constraints. */
            color_constraints?: unknown;
            /** @description Rules about colorways. */
            colorways?: unknown;
            /** @description Rules about composition. */
            composition?: unknown;
            /** @description Rules about elevation. */
            elevation?: unknown;
            /** @description Rules about graphic elements. */
            graphic_elements?: unknown;
            /** @description Rules about graphic style. */
            graphic_style?: unknown;
            /** @description Rules about iconography. */
            iconography?: unknown;
            /** @description Rules about logo placement. */
            logo_placement?: unknown;
            /** @description Rules about logo usage rules. */
            logo_usage_rules?: unknown;
            /** @description Rules about mark lockups. */
            mark_lockups?: unknown;
            /** @description Rules about motion. */
            motion?: unknown;
            /** @description Rules about photography. */
            photography?: unknown;
            /** @description What must never be done. */
            restrictions?: string[];
            /** @description Rules about shapes. */
            shapes?: unknown;
            /** @description Rules about spacing. */
            spacing?: unknown;
            /** @description Rules about type scale. */
            type_scale?: unknown;
        };
        /**
         * Voice synthesis
         * @description Synthetic voice of the brand.
         */
        BrandVoiceSynthesis: {
            /** @description Service that produces it. */
            provider?: string;
            /** @description Settings of the service. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Identifier at the service. */
            voice_id?: string;
        };
        /**
         * Any value
         * @description Any JSON value: a string of at most 100,000 characters, a number between -10^15 and 10^15, a list of at most 10,000 items, an object of at most 1,000 members, true, false or null.
         * @example outdoor
         * @example 12.5
         * @example {
         *       "kind": "campaign"
         *     }
         */
        CoreAnyValue: unknown;
        /**
         * Brand identifier
         * @description Identifier of a brand inside one house: lower-case letters, digits and underscores.
         * @example acme_trail
         */
        CoreBrandId: string;
        /**
         * Collection
         * @description A body of content that a publisher produces or distributes, such as a show or a publication.
         * @example {
         *       "collection_id": "morning_brief",
         *       "name": "Morning Brief",
         *       "kind": "series",
         *       "language": "en",
         *       "distribution": [
         *         {
         *           "publisher_domain": "podcasts.example",
         *           "identifiers": [
         *             {
         *               "type": "rss_url",
         *               "value": "https://feeds.news.example/morning.xml"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        CoreCollection: {
            /** @description How often new content appears. */
            cadence?: components["schemas"]["EnumsCollectionCadence"];
            /** @description Identifier of the collection inside the file of the publisher. */
            collection_id: string;
            /** @description Rating of the collection as a whole. */
            content_rating?: components["schemas"]["CoreContentRating"];
            /** @description Lead times for booking, cancellation and material, as the publisher states them. */
            deadline_policy?: {
                [key: string]: unknown;
            };
            /** @description What the collection is about. */
            description?: string;
            /** @description Places where the collection can be found. */
            distribution?: components["schemas"]["CoreCollectionDistribution"][];
            /** @description Extensions of the publisher; never interpreted. */
            ext?: {
                [key: string]: unknown;
            };
            /** @description Genres, taken from `genre_taxonomy`. */
            genre?: string[];
            /** @description Vocabulary of `genre`. */
            genre_taxonomy?: components["schemas"]["EnumsGenreTaxonomy"];
            /** @description What groups the content; `series` when absent. */
            kind?: components["schemas"]["EnumsCollectionKind"];
            /**
             * @description BCP 47 language tag of the content.
             * @example en
             * @example pt-BR
             */
            language?: string;
            /** @description Bounds, when the series ends by plan. */
            limited_series?: components["schemas"]["CoreLimitedSeries"];
            /** @description Name shown to people. */
            name: string;
            /** @description Level of production. */
            production_quality?: components["schemas"]["EnumsProductionQuality"];
            /** @description Ties to other collections of the publisher. */
            related_collections?: components["schemas"]["CoreRelatedCollection"][];
            /** @description Current or coming season, as the publisher counts. */
            season?: string;
            /** @description Event that the collection is built around. */
            special?: components["schemas"]["CoreSpecial"];
            /** @description Where the collection stands in its life. */
            status?: components["schemas"]["EnumsCollectionStatus"];
            /** @description People who regularly appear. */
            talent?: components["schemas"]["CoreTalent"][];
        };
        /**
         * Collection distribution
         * @description Where a publisher distributes a collection.
         */
        CoreCollectionDistribution: {
            /** @description Identifiers of the collection there. */
            identifiers: components["schemas"]["CoreDistributionIdentifier"][];
            /** @description Domain of the platform or publisher that carries the collection. */
            publisher_domain: components["schemas"]["CoreDomainName"];
        };
        /**
         * Collection selector
         * @description Names collections of one publisher.
         */
        CoreCollectionSelector: {
            /** @description Identifiers inside that file. */
            collection_ids: string[];
            /** @description Publisher whose file lists the collections. */
            publisher_domain: components["schemas"]["CoreDomainName"];
        };
        /**
         * Content rating
         * @description Age or audience rating of content.
         */
        CoreContentRating: {
            /** @description Rating as the scheme writes it, for example `TV-14` or `explicit`. */
            rating: string;
            /** @description Scheme of the rating. */
            system: components["schemas"]["EnumsContentRatingSystem"];
        };
        /**
         * Country code
         * @description ISO 3166-1 alpha-2 country code in capital letters.
         * @example DE
         */
        CoreCountryCode: string;
        /**
         * Distribution identifier
         * @description Identifier of a collection on a platform that distributes it.
         * @example {
         *       "type": "rss_url",
         *       "value": "https://feeds.news.example/morning.xml"
         *     }
         */
        CoreDistributionIdentifier: {
            /** @description Platform or catalog that issued the value. */
            type: components["schemas"]["EnumsDistributionIdentifierType"];
            /** @description The identifier on that platform. */
            value: string;
        };
        /**
         * Domain name
         * @description Host name without scheme, port or path: lower case, labels of letters, digits and inner hyphens, international names in A-label form (`xn--…`). A value with another shape is invalid.
         * @example news.example
         * @example xn--mnchen-3ya.example
         */
        CoreDomainName: string;
        /**
         * Error issue
         * @description One place of a request that was refused.
         * @example {
         *       "path": "/brand_name",
         *       "message": "must have at least 1 character"
         *     }
         */
        CoreErrorIssue: {
            /** @description What is wrong there, in one sentence. */
            message: string;
            /** @description Where the value stands: a JSON Pointer into the body (`/domains/3`), or the name of the query or path parameter. An empty string means the whole input. */
            path: string;
        };
        /**
         * Error response
         * @description Body of every refused or failed request. `error` is stable and meant for programs, `message` is meant for people and may change.
         * @example {
         *       "error": "not_found",
         *       "message": "No brand is known for quiet.example.",
         *       "domain": "quiet.example",
         *       "file_status": 404
         *     }
         */
        CoreErrorResponse: {
            /** @description What to publish to prove control of the domain; always present with `ownership_proof_required`. */
            challenge?: components["schemas"]["RegistryOwnershipChallenge"];
            /** @description The domain that the request was about, in canonical form. */
            domain?: string;
            /**
             * @description Stable code in snake case, for example `invalid_request` or `rate_limited`.
             * @example invalid_request
             */
            error: string;
            /** @description Findings about the document of the domain, when one was found but could not be used. */
            errors?: components["schemas"]["RegistryValidationError"][];
            /** @description HTTP status that the brand.json of the domain answered when it was last fetched, 0 when no answer came; brand resolution only. */
            file_status?: number;
            /** @description Places that failed validation; present with `invalid_request`. */
            issues?: components["schemas"]["CoreErrorIssue"][];
            /** @description Why the adagents.json of the domain does not count; property resolution only. */
            last_failure?: components["schemas"]["RegistryLastFailure"];
            /** @description Explanation in one or two sentences. */
            message: string;
            /** @description OAuth scope that the operation needs, or for an API key the permission; present with `insufficient_scope` when one would help. */
            required_scope?: string;
            /** @description Seconds to wait before the next try; always present with status 429, and equal to the Retry-After header. */
            retry_after?: number;
            /**
             * Format: uuid
             * @description The case that an operator decides; always present with `held_for_review`. Saving the same domain again while it is open names the same case.
             */
            review_id?: string;
            /** @description Address that was looked at or that helps further, for example the file of the domain. */
            url?: string;
            /** @description Values that the refused parameter accepts. */
            valid_values?: string[];
        };
        /**
         * Format identifier
         * @description A creative format, named by the agent that defines it.
         * @example {
         *       "agent_url": "https://creative.example",
         *       "id": "display_300x250"
         *     }
         */
        CoreFormatId: {
            /**
             * Format: uri
             * @description URL of the creative agent that is the authority for the format.
             */
            agent_url: string;
            /** @description Duration in milliseconds, for a format that takes one. */
            duration_ms?: number;
            /** @description Height in pixels, for a format that takes dimensions; comes with `width`. */
            height?: number;
            /** @description Identifier of the format at that agent. */
            id: string;
            /** @description Width in pixels, for a format that takes dimensions; comes with `height`. */
            width?: number;
        };
        /**
         * Identifier
         * @description A property identifier with the scheme that it belongs to.
         * @example {
         *       "type": "domain",
         *       "value": "news.example"
         *     }
         */
        CoreIdentifier: {
            /** @description Scheme of the value. */
            type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description The identifier itself, written as its scheme prescribes; domains in lower case. */
            value: string;
        };
        /**
         * Limited series
         * @description Bounds of a series that ends by plan.
         */
        CoreLimitedSeries: {
            /**
             * Format: date-time
             * @description Planned end.
             */
            ends?: string;
            /**
             * Format: date-time
             * @description Planned start.
             */
            starts?: string;
            /** @description Planned number of episodes or issues. */
            total_installments?: number;
        };
        /**
         * Registry event
         * @description One entry of the change feed. Events are ordered by `event_id`; readers that follow cursors see each matching event once.
         */
        CoreRegistryEvent: {
            /** @description Who caused the change, for example `pipeline:crawler` or `api:crawl-request`. A label for people, not an identity. */
            actor: string;
            /**
             * Format: date-time
             * @description Time of the change, with milliseconds.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Registry identifier of the entity. Agents and publishers are also named in the payload by URL or domain.
             */
            entity_id: string;
            /** @description Kind of entity that changed. */
            entity_type: components["schemas"]["EnumsRegistryEntityType"];
            /**
             * Format: uuid
             * @description UUID v7 that grows with every committed event. Ordering key of the feed, and the value that cursors hold.
             */
            event_id: string;
            /** @description What happened. Decides the shape of `payload`: the schema is `registry/events/` plus the type with dots and underscores written as hyphens. */
            event_type: components["schemas"]["EnumsRegistryEventType"];
            /** @description Data of the change, see `event_type`. */
            payload: {
                [key: string]: unknown;
            };
        };
        /**
         * Registry feed freshness
         * @description How far the feed reaches, computed for the same filter as the page.
         */
        CoreRegistryFeedFreshness: {
            /**
             * Format: date-time
             * @description Time at which the page was made.
             */
            generated_at: string;
            /** @description Whole seconds between `latest_event_created_at` and `generated_at`, never below 0; null when no event matches. */
            lag_seconds: number | null;
            /**
             * Format: date-time
             * @description Time of the newest event that matches the filter; null when there is none.
             */
            latest_event_created_at: string | null;
            /**
             * @description Days for which events stay readable.
             * @example 90
             */
            retention_days: number;
        };
        /**
         * Registry feed response
         * @description One page of the change feed.
         */
        CoreRegistryFeedResponse: {
            /**
             * Format: uuid
             * @description Value to pass as `cursor` next time, together with the same `types` filter. Null only when no cursor was given and no event matches.
             */
            cursor: string | null;
            /** @description Events after the given cursor, oldest first; empty when the reader is caught up. */
            events: components["schemas"]["CoreRegistryEvent"][];
            /** @description How far the feed reaches. */
            freshness: components["schemas"]["CoreRegistryFeedFreshness"];
            /** @description True when further events can be read at once with `cursor`; false when the reader should come back later. */
            has_more: boolean;
        };
        /**
         * Related collection
         * @description Tie from one collection to another of the same publisher.
         */
        CoreRelatedCollection: {
            /** @description Identifier of the other collection. */
            collection_id: string;
            /** @description How the other collection relates to this one. */
            relationship: components["schemas"]["EnumsCollectionRelationship"];
        };
        /**
         * Special event
         * @description Special event around which content is made.
         */
        CoreSpecial: {
            /** @description Kind of event. */
            category?: components["schemas"]["EnumsSpecialCategory"];
            /**
             * Format: date-time
             * @description End of the event.
             */
            ends?: string;
            /** @description Name of the event. */
            name: string;
            /**
             * Format: date-time
             * @description Start of the event.
             */
            starts?: string;
        };
        /**
         * Talent
         * @description A person who appears in content.
         */
        CoreTalent: {
            /**
             * Format: uri
             * @description Address of the brand.json that describes the person as a brand.
             */
            brand_url?: string;
            /** @description Name of the person as credited. */
            name: string;
            /** @description Part that the person plays. */
            role: components["schemas"]["EnumsTalentRole"];
        };
        /**
         * Agent lifecycle stage
         * @description How far an agent has come, as its organization says: `development`, `testing`, `production`, `deprecated`.
         * @enum {string}
         */
        EnumsAgentLifecycleStage: "development" | "testing" | "production" | "deprecated";
        /**
         * Agent type
         * @description What an agent is for. `brand`: answers for the identity of a brand; `rights`: licenses rights such as talent or music; `measurement`: reports metrics; `governance`: checks plans and content against policies; `creative`: builds, validates or previews creatives; `sales`: sells inventory; `buying`: buys inventory; `signals`: offers audience and context signals.
         * @enum {string}
         */
        EnumsAgentType: "brand" | "rights" | "measurement" | "governance" | "creative" | "sales" | "buying" | "signals";
        /**
         * Agent visibility
         * @description Who may see an enrolled agent. `public`: everybody; `members_only`: organizations of tier `api` too; `private`: the organization that enrolled it.
         * @enum {string}
         */
        EnumsAgentVisibility: "public" | "members_only" | "private";
        /**
         * API key permission
         * @description What an API key may do. `registry:read`, `registry:write` and `registry:admin` are for the REST API, each includes the ones before it; `admin:read` reads everything, the lists that only owners and admins see included; `admin:*` is `registry:admin` and every task permission. The others are for the agent's tasks: what they touch, and what is done to it (`*` for all four).
         * @enum {string}
         */
        EnumsApiKeyPermission: "registry:read" | "registry:write" | "registry:admin" | "admin:read" | "admin:*" | "products:read" | "products:write" | "products:delete" | "products:approve" | "products:*" | "media_buys:read" | "media_buys:write" | "media_buys:delete" | "media_buys:approve" | "media_buys:*" | "creatives:read" | "creatives:write" | "creatives:delete" | "creatives:approve" | "creatives:*" | "reports:read" | "reports:write" | "reports:delete" | "reports:approve" | "reports:*";
        /**
         * App store
         * @description Store in which an app identifier is valid.
         * @enum {string}
         */
        EnumsAppStore: "apple" | "google" | "amazon" | "roku" | "samsung" | "lg" | "other";
        /**
         * Asset content type
         * @description Kind of content that an asset holds.
         * @enum {string}
         */
        EnumsAssetContentType: "image" | "video" | "audio" | "text" | "markdown" | "html" | "css" | "javascript" | "zip" | "vast" | "daast" | "url" | "webhook" | "brief" | "catalog" | "published_post";
        /**
         * Audit outcome
         * @description How an audited action ended. `done`: it took effect; `refused`: it was refused and the refusal was worth noting.
         * @enum {string}
         */
        EnumsAuditOutcome: "done" | "refused";
        /**
         * Authorization check
         * @description One step of an authorization decision, in this order: the publisher's side up to `claimed_delegation`, then the operator's. `publisher_file`: a valid adagents.json speaks for the publisher; `publisher_not_revoked`: that file does not revoke the publisher; `property_listed`: the publisher lists the property; `agent_listed`: an entry names the agent; `sells_properties`: the entry is about properties, not signals; `property_in_scope`: the scope of the entry covers the property; `time_window`: the time asked for lies in the window of the entry; `country`: the entry holds in the country asked for; `collection`: the entry covers a collection asked for; `placement`: the entry covers a placement asked for, and it lies on the property; `claimed_delegation`: the claimed delegation type is the stated one; `operator_known`: somebody can be taken for the operator of the agent; `operator_file`: the operator has a valid brand.json; `agent_declared`: it lists the agent; `property_declared`: it lists the property; `relationship`: its relationship fits the delegation type.
         * @enum {string}
         */
        EnumsAuthorizationCheck: "publisher_file" | "publisher_not_revoked" | "property_listed" | "agent_listed" | "sells_properties" | "property_in_scope" | "time_window" | "country" | "collection" | "placement" | "claimed_delegation" | "operator_known" | "operator_file" | "agent_declared" | "property_declared" | "relationship";
        /**
         * Authorization evidence
         * @description What an authorization row rests on. `adagents_json`: the file of the publisher; `agent_claim`: a statement of the agent alone; `community`: a member entry; `override`: a decision of the registry operator.
         * @enum {string}
         */
        EnumsAuthorizationEvidence: "adagents_json" | "agent_claim" | "community" | "override";
        /**
         * Authorization reason
         * @description Why an authorization holds, or which check was the first to fail. `authorized`: both sides agree; `authorized_first_party`: the publisher authorizes the agent, and the operator declares the property as its own (`owned`), which needs no delegation type to match; `publisher_file_unknown`: the file of the publisher was never looked at; `publisher_file_missing`: the publisher serves no adagents.json, and no manager speaks for it; `publisher_file_invalid`: the adagents.json is not valid; `publisher_unreachable`: the adagents.json cannot be fetched, and no copy of the last seven days is held; `publisher_revoked`: the file that speaks for the publisher lists it in `revoked_publisher_domains`; `property_unknown`: no publisher lists the identifier; `property_stale`: the property is not in the file of its publisher any more; `agent_not_listed`: no entry of the file names the agent; `signals_only`: the agent is authorized for signals, which sells no property; `property_out_of_scope`: the property is outside the scope of the entry; `not_yet_effective`: `effective_from` lies ahead; `expired`: `effective_until` has passed; `country_required`: the entry is limited to countries and none was asked for; `country_not_covered`: the entry is limited to other countries; `collection_required`: the entry is limited to collections and none was asked for; `collection_not_covered`: the entry is limited to other collections; `placement_required`: the entry is limited to placements and none was asked for; `placement_not_covered`: the entry is limited to other placements, or the placement lies on other properties; `delegation_type_mismatch`: the claimed delegation type is not the one that the file states; `operator_unknown`: no brand declares the agent, and its host is under no registrable domain; `operator_file_unknown`: the brand.json of the operator was never looked at; `operator_file_missing`: the operator serves no brand.json; `operator_file_invalid`: the brand.json of the operator is not valid; `operator_unreachable`: the brand.json of the operator cannot be fetched, and no recent copy is held; `agent_not_declared`: the brand.json of the operator does not list the agent; `property_not_declared`: the brand.json of the operator does not list the property; `relationship_mismatch`: the operator declares another relationship than the delegation type that the publisher states; without a stated type only `direct` and `owned` agree.
         * @enum {string}
         */
        EnumsAuthorizationReason: "authorized" | "authorized_first_party" | "publisher_file_unknown" | "publisher_file_missing" | "publisher_file_invalid" | "publisher_unreachable" | "publisher_revoked" | "property_unknown" | "property_stale" | "agent_not_listed" | "signals_only" | "property_out_of_scope" | "not_yet_effective" | "expired" | "country_required" | "country_not_covered" | "collection_required" | "collection_not_covered" | "placement_required" | "placement_not_covered" | "delegation_type_mismatch" | "operator_unknown" | "operator_file_unknown" | "operator_file_missing" | "operator_file_invalid" | "operator_unreachable" | "agent_not_declared" | "property_not_declared" | "relationship_mismatch";
        /**
         * Authorization type
         * @description How an entry of `authorized_agents` states its scope; the value decides which companion field is read. `property_ids`: properties of this file by identifier; `property_tags`: properties of this file that carry any of the tags; `inline_properties`: properties written out in the entry; `publisher_properties`: properties of other publishers, by selector; `signal_ids`: signals of this file by identifier; `signal_tags`: signals of this file that carry any of the tags.
         * @enum {string}
         */
        EnumsAuthorizationType: "property_ids" | "property_tags" | "inline_properties" | "publisher_properties" | "signal_ids" | "signal_tags";
        /**
         * Badge role
         * @description Protocol area for which an agent can hold the verified badge.
         * @enum {string}
         */
        EnumsBadgeRole: "media-buy" | "signals" | "governance" | "creative" | "brand" | "sponsored-intelligence" | "measurement";
        /**
         * Brand architecture
         * @description How a house presents its brands. `branded_house`: one master brand over everything; `house_of_brands`: separate brands that hide the house; `hybrid`: a mix of both.
         * @enum {string}
         */
        EnumsBrandArchitecture: "branded_house" | "house_of_brands" | "hybrid";
        /**
         * Brand file status
         * @description What is known about the brand.json of a domain. `present`: served and valid; `unknown`: not seen; `checking`: being looked for right now.
         * @enum {string}
         */
        EnumsBrandFileStatus: "present" | "unknown" | "checking";
        /**
         * Brand file variant
         * @description Which of the five forms a brand.json document takes. `authoritative_location`: points at the URL that holds the document; `house_redirect`: names the house domain to read instead; `brand_agent`: lists agents that answer for the brand; `house_portfolio`: a house with its brands; `brand_canonical`: one brand that describes itself.
         * @enum {string}
         */
        EnumsBrandJsonVariant: "authoritative_location" | "house_redirect" | "brand_agent" | "house_portfolio" | "brand_canonical";
        /**
         * Brand property relationship
         * @description Tie between the operator of a brand.json and a property that it lists. `owned`: the operator owns the property; the default; `direct`: the operator is the direct selling path of the property; `delegated`: the operator sells on behalf of the owner; `ad_network`: the operator sells the property inside a network package.
         * @enum {string}
         */
        EnumsBrandPropertyRelationship: "owned" | "direct" | "delegated" | "ad_network";
        /**
         * Brand source
         * @description Where the data of a brand entry came from. `brand_json`: read from the file that the domain itself serves at /.well-known/brand.json; authoritative, members cannot edit it; `enriched`: gathered by the enrichment provider; `community`: written by a member.
         * @enum {string}
         */
        EnumsBrandSource: "brand_json" | "enriched" | "community";
        /**
         * Client scope
         * @description OAuth scope that a client of an organization can have. `proto:registry:read` and `proto:registry:write` (which includes reading) are for the REST API; `proto:products`, `proto:media_buys`, `proto:creatives` and `proto:reports` are for the agent's tasks.
         * @enum {string}
         */
        EnumsClientScope: "proto:registry:read" | "proto:registry:write" | "proto:products" | "proto:media_buys" | "proto:creatives" | "proto:reports";
        /**
         * Collection cadence
         * @description How often new content of a collection appears.
         * @enum {string}
         */
        EnumsCollectionCadence: "daily" | "weekly" | "monthly" | "seasonal" | "event" | "irregular";
        /**
         * Collection kind
         * @description What groups the content of a collection. `series`: episodes of a show, the default; `publication`: issues of a publication; `event_series`: recurring events; `rotation`: a rotating set of items such as a music rotation.
         * @enum {string}
         */
        EnumsCollectionKind: "series" | "publication" | "event_series" | "rotation";
        /**
         * Collection relationship
         * @description How another collection relates to this one.
         * @enum {string}
         */
        EnumsCollectionRelationship: "spinoff" | "companion" | "sequel" | "prequel" | "crossover";
        /**
         * Collection status
         * @description Where a collection stands in its life. `active`: new content appears; `hiatus`: paused; `ended`: finished; `upcoming`: announced.
         * @enum {string}
         */
        EnumsCollectionStatus: "active" | "hiatus" | "ended" | "upcoming";
        /**
         * Compliance status
         * @description Result of the last compliance run against an agent. `passing`: every scored check passed; `degraded`: some checks failed; `failing`: too many checks failed; `unknown`: no usable run yet.
         * @enum {string}
         */
        EnumsComplianceStatus: "passing" | "degraded" | "failing" | "unknown";
        /**
         * Compliance track status
         * @description Result of one compliance track. `pass`: passed; `fail`: failed; `partial`: passed in part; `skip`: left out of this run; `silent`: ran without counting; `warning`: passed with remarks; `unknown`: no result; `skipped`: not applicable to the agent.
         * @enum {string}
         */
        EnumsComplianceTrackStatus: "pass" | "fail" | "partial" | "skip" | "silent" | "warning" | "unknown" | "skipped";
        /**
         * Content rating system
         * @description Body or scheme that issued a content rating.
         * @enum {string}
         */
        EnumsContentRatingSystem: "tv_parental" | "mpaa" | "podcast" | "esrb" | "bbfc" | "fsk" | "acb" | "chvrs" | "csa" | "pegi" | "custom";
        /**
         * Crawl outcome
         * @description What a finished crawl found. `changed`: a valid file that differs from the stored copy; `unchanged`: a valid file equal to the stored copy; `absent`: no file is served; `invalid`: a file that did not pass validation; earlier data are marked stale; `unreachable`: no answer that could be judged; the last good copy is kept.
         * @enum {string}
         */
        EnumsCrawlOutcome: "changed" | "unchanged" | "absent" | "invalid" | "unreachable";
        /**
         * Crawl status
         * @description State of a crawl request. `queued`: waiting for a worker; `running`: being fetched now; `deferred`: waiting behind another crawl of the same domain; `retrying`: failed for a passing reason and scheduled again; `completed`: finished, the outcome is known; `invalid`: finished, the file was found but did not pass validation; `failed`: given up after the last attempt.
         * @enum {string}
         */
        EnumsCrawlStatus: "queued" | "running" | "deferred" | "retrying" | "completed" | "invalid" | "failed";
        /**
         * Delegation type
         * @description Commercial path between a publisher and the agent that it authorizes. `direct`: the publisher sells its own inventory through this agent, whoever runs the software; `delegated`: the agent sells in the name of the publisher; `ad_network`: the agent sells the inventory as part of a package of several publishers.
         * @enum {string}
         */
        EnumsDelegationType: "direct" | "delegated" | "ad_network";
        /**
         * Discovery method
         * @description How the adagents.json of a domain was found. `direct`: at the well-known address of the domain; `authoritative_location`: through the pointer that the domain serves; `ads_txt_managerdomain`: at the manager domain named in the ads.txt of the domain; `adagents_authoritative`: named by the selectors of another publisher file.
         * @enum {string}
         */
        EnumsDiscoveryMethod: "direct" | "authoritative_location" | "ads_txt_managerdomain" | "adagents_authoritative";
        /**
         * Distribution identifier type
         * @description Naming scheme of the place where a collection is distributed: podcast and video platforms, streaming channels, metadata catalogs or a domain.
         * @enum {string}
         */
        EnumsDistributionIdentifierType: "apple_podcast_id" | "spotify_collection_id" | "rss_url" | "podcast_guid" | "amazon_music_id" | "iheart_id" | "podcast_index_id" | "youtube_channel_id" | "youtube_channel_handle" | "youtube_channel_url" | "youtube_playlist_id" | "amazon_title_id" | "roku_channel_id" | "pluto_channel_id" | "tubi_id" | "peacock_id" | "tiktok_id" | "twitch_channel" | "imdb_id" | "gracenote_id" | "eidr_id" | "domain" | "substack_id";
        /**
         * Entry kind
         * @description What a community entry describes. `brand`: the brand of a domain; `property`: the properties of a publisher domain.
         * @enum {string}
         */
        EnumsEntryKind: "brand" | "property";
        /**
         * Product feed format
         * @description Format of a product feed.
         * @enum {string}
         */
        EnumsFeedFormat: "google_merchant_center" | "facebook_catalog" | "shopify" | "linkedin_jobs" | "tiktok_shop" | "pinterest_catalog" | "openai_product_feed" | "custom";
        /**
         * Freshness state
         * @description How recent a copy of a remote document is. `live`: fetched while this request was being answered; `fresh`: stored copy within its cache lifetime; `cached`: older stored copy, kept because the last fetch failed for a passing reason; `stale`: the last check found the document gone or invalid; `absent`: the domain serves no such document, the answer rests on stored entries.
         * @enum {string}
         */
        EnumsFreshnessState: "live" | "fresh" | "cached" | "stale" | "absent";
        /**
         * Genre taxonomy
         * @description Vocabulary from which genre values are taken.
         * @enum {string}
         */
        EnumsGenreTaxonomy: "iab_content_3.0" | "iab_content_2.2" | "gracenote" | "eidr" | "apple_genres" | "google_genres" | "roku" | "amazon_genres" | "custom";
        /**
         * Hosting mode
         * @description Who serves the adagents.json of a publisher. `self`: the domain itself; `self_redirected`: another address, to which a pointer of the domain or the manager in its ads.txt leads; `self_invalid`: the domain, but what it serves is not valid; `aao_hosted`: this registry, from a member entry; `none`: nobody.
         * @enum {string}
         */
        EnumsHostingMode: "self" | "self_redirected" | "self_invalid" | "aao_hosted" | "none";
        /**
         * Property identifier type
         * @description Naming scheme of a property identifier. `domain` without a prefix also covers `www.` and `m.`; `*.` in front of a domain covers every subdomain but not the domain itself; `subdomain` is matched exactly; the other schemes hold store, device, venue, feed or station identifiers.
         * @enum {string}
         */
        EnumsIdentifierTypes: "domain" | "subdomain" | "network_id" | "ios_bundle" | "android_package" | "apple_app_store_id" | "google_play_id" | "roku_store_id" | "fire_tv_asin" | "samsung_app_id" | "apple_tv_bundle" | "bundle_id" | "venue_id" | "screen_id" | "openooh_venue_type" | "rss_url" | "apple_podcast_id" | "spotify_collection_id" | "podcast_guid" | "station_id" | "facility_id";
        /**
         * Keller type
         * @description Place of a brand in the architecture of its house, after Keller. `master`: the brand of the house itself; `sub_brand`: carries the master brand in its own name; `endorsed`: stands alone but names the master brand as its endorser; `independent`: shows no visible tie to the house.
         * @enum {string}
         */
        EnumsKellerType: "master" | "sub_brand" | "endorsed" | "independent";
        /**
         * Logo slot
         * @description Place for which a logo file is meant.
         * @enum {string}
         */
        EnumsLogoSlot: "logo_card_light" | "logo_card_dark" | "profile_mark" | "favicon" | "app_icon" | "social_profile_mark" | "nav_header" | "footer" | "email_header" | "watermark" | "ad_end_card" | "co_brand_lockup" | "marketplace_listing";
        /**
         * Manifest file
         * @description Name of a file in which a domain describes itself.
         * @enum {string}
         */
        EnumsManifestFile: "brand.json" | "adagents.json";
        /**
         * Manifest status
         * @description What the last look at a manifest found. `pending`: not looked at yet; `valid`; `invalid`: served, but not valid; `unreachable`: the host did not answer.
         * @enum {string}
         */
        EnumsManifestStatus: "pending" | "valid" | "invalid" | "unreachable";
        /**
         * Member role
         * @description What a member may do for an organization. `owner`: everything; `admin`: everything but making, changing and removing owners; `member`: use the registry for it, without seeing or changing members, keys, clients and settings.
         * @enum {string}
         */
        EnumsMemberRole: "owner" | "admin" | "member";
        /**
         * Operator scope
         * @description What an authorized operator may do for a brand.
         * @enum {string}
         */
        EnumsOperatorScope: "all" | "media_buying" | "creative_generation" | "rights_clearance" | "governance" | "measurement" | "agent_operations";
        /**
         * Ownership challenge state
         * @description `open`: the nonce can be proved; `consumed`: a proof succeeded; `invalidated`: a proof failed; `expired`: 15 minutes went by; `none`: no challenge was asked for in the last 30 days.
         * @enum {string}
         */
        EnumsOwnershipChallengeState: "open" | "consumed" | "invalidated" | "expired" | "none";
        /**
         * Ownership proof method
         * @description Where the nonce was found: `dns` in a TXT record, `http` in the file on the domain.
         * @enum {string}
         */
        EnumsOwnershipProofMethod: "dns" | "http";
        /**
         * Principal kind
         * @description What a credential stands for. `user`: a person who signed in; `api_key`: a key of an organization; `client`: a program that acts for an organization by itself.
         * @enum {string}
         */
        EnumsPrincipalKind: "user" | "api_key" | "client";
        /**
         * Production quality
         * @description Level at which content is produced. `professional`: studio or newsroom; `prosumer`: skilled independent makers; `ugc`: content of users.
         * @enum {string}
         */
        EnumsProductionQuality: "professional" | "prosumer" | "ugc";
        /**
         * Property resolution source
         * @description Where the answer about a publisher domain came from. `adagents_json`: the adagents.json of the publisher, crawled or fetched live; `hosted`: a community entry whose document this registry hosts; `discovered`: only seen in claims of agents, not confirmed by the publisher.
         * @enum {string}
         */
        EnumsPropertyResolutionSource: "adagents_json" | "hosted" | "discovered";
        /**
         * Property source
         * @description Origin of a property in the registry listing. `adagents_json`: declared by the adagents.json of the publisher; `community`: written by a member; `enriched`: added by automated enrichment.
         * @enum {string}
         */
        EnumsPropertySource: "adagents_json" | "community" | "enriched";
        /**
         * Property type
         * @description Kind of place where advertising can appear. `website`: site reached by domain name; `mobile_app`: app on a phone or tablet; `ctv_app`: app on a television device; `desktop_app`: app on a computer; `dooh`: screen outside the home; `podcast`: podcast feed; `radio`: broadcast radio station; `linear_tv`: scheduled television; `streaming_audio`: audio service on demand or live over the internet; `ai_assistant`: conversational assistant.
         * @enum {string}
         */
        EnumsPropertyType: "website" | "mobile_app" | "ctv_app" | "desktop_app" | "dooh" | "podcast" | "radio" | "linear_tv" | "streaming_audio" | "ai_assistant";
        /**
         * Publisher agent source
         * @description What ties an agent to a publisher. `adagents_json`: the file of the publisher; `aao_hosted`: the file that this registry hosts for it; `agent_claim`: a statement of the agent alone.
         * @enum {string}
         */
        EnumsPublisherAgentSource: "adagents_json" | "aao_hosted" | "agent_claim";
        /**
         * Publisher file status
         * @description What is known about the adagents.json of a domain. `valid`: served and valid; `community`: not served, a member entry stands in; `invalid`: served, but not valid; `absent`: not served; `unknown`: not seen, or the domain cannot be reached; `checking`: being looked for right now.
         * @enum {string}
         */
        EnumsPublisherFileStatus: "valid" | "community" | "invalid" | "absent" | "unknown" | "checking";
        /**
         * Publisher property source
         * @description What says that a publisher has a property. `adagents_json`: its adagents.json; `brand_json`: its brand.json, asked only when the adagents.json names no property; `community`: a member entry; `discovered`: claims of agents alone.
         * @enum {string}
         */
        EnumsPublisherPropertySource: "adagents_json" | "brand_json" | "community" | "discovered";
        /**
         * Redirect reason
         * @description Why a brand domain points elsewhere.
         * @enum {string}
         */
        EnumsRedirectReason: "acquisition" | "divestiture" | "rebrand" | "regional" | "legacy" | "consolidation" | "other";
        /**
         * Registry entity type
         * @description Kind of thing a feed event is about. `property`: a property record; `collection`: a collection record; `agent`: an agent URL; `publisher`: a publisher domain; `authorization`: the right of an agent to sell for a publisher.
         * @enum {string}
         */
        EnumsRegistryEntityType: "property" | "collection" | "agent" | "publisher" | "authorization";
        /**
         * Registry event type
         * @description What happened to a registry entity. The part before the dot is the family, the part after it the change.
         * @enum {string}
         */
        EnumsRegistryEventType: "property.created" | "property.updated" | "property.merged" | "property.stale" | "property.reactivated" | "collection.created" | "collection.updated" | "collection.merged" | "collection.removed" | "agent.discovered" | "agent.removed" | "agent.profile_updated" | "agent.compliance_changed" | "agent.verification_earned" | "agent.verification_lost" | "publisher.adagents_discovered" | "publisher.adagents_changed" | "authorization.granted" | "authorization.revoked" | "authorization.modified";
        /**
         * Relationship trust
         * @description How well the tie between a brand and its house is proven. `inline`: the brand is defined inside the house file; `mutual`: house and brand name each other in their own files; `leaf_only`: only the brand names the house, so this is a claim; `house_only`: only the house names the brand; the brand counts as standalone; `standalone`: no house is named; `unverifiable`: the house file could not be read or is no portfolio.
         * @enum {string}
         */
        EnumsRelationshipTrust: "inline" | "mutual" | "leaf_only" | "house_only" | "standalone" | "unverifiable";
        /**
         * Review status
         * @description State of a submission that an operator looks at before it becomes public. `pending`: waiting for a decision, hidden from public answers; `approved`: accepted and public; `rejected`: refused and never public.
         * @enum {string}
         */
        EnumsReviewStatus: "pending" | "approved" | "rejected";
        /**
         * Revision source
         * @description Where the state after a revision came from. `brand_json` and `adagents_json`: the domain's own file; `enriched`: an enrichment provider; `community`: a member.
         * @enum {string}
         */
        EnumsRevisionSource: "brand_json" | "adagents_json" | "enriched" | "community";
        /**
         * Right type
         * @description Kind of right that a rights agent licenses.
         * @enum {string}
         */
        EnumsRightType: "talent" | "character" | "brand_ip" | "music" | "stock_media";
        /**
         * Right use
         * @description Use of a licensed right.
         * @enum {string}
         */
        EnumsRightUse: "likeness" | "voice" | "name" | "endorsement" | "motion_capture" | "signature" | "catchphrase" | "sync" | "background_music" | "editorial" | "commercial" | "ai_generated_image";
        /**
         * Selection type
         * @description What a selector means. `all`: every property of the publisher; `by_id`: those with one of the ids; `by_tag`: those with one of the tags.
         * @enum {string}
         */
        EnumsSelectionType: "all" | "by_id" | "by_tag";
        /**
         * Special category
         * @description Kind of special event that content is built around.
         * @enum {string}
         */
        EnumsSpecialCategory: "awards" | "championship" | "concert" | "conference" | "election" | "festival" | "gala" | "holiday" | "premiere" | "product_launch" | "reunion" | "tribute";
        /**
         * Talent role
         * @description Part that a person plays in content.
         * @enum {string}
         */
        EnumsTalentRole: "host" | "guest" | "creator" | "cast" | "narrator" | "producer" | "correspondent" | "commentator" | "analyst";
        /**
         * Trademark license type
         * @description How the house holds a trademark.
         * @enum {string}
         */
        EnumsTrademarkLicenseType: "owned" | "licensed_in" | "licensed_out";
        /**
         * Trademark status
         * @description State of a trademark in its register.
         * @enum {string}
         */
        EnumsTrademarkStatus: "active" | "pending" | "abandoned" | "cancelled" | "expired";
        /**
         * Update frequency
         * @description How often a feed is renewed.
         * @enum {string}
         */
        EnumsUpdateFrequency: "realtime" | "hourly" | "daily" | "weekly";
        /**
         * Verification mode
         * @description How a badge was earned. `spec`: by the checks that this registry runs against the agent; `live`: by observed production traffic, which this registry does not do.
         * @enum {string}
         */
        EnumsVerificationMode: "spec" | "live";
        /**
         * Enrolled agent
         * @description An agent that the organization enrolled.
         * @example {
         *       "url": "https://sales.tidewaterceramics.example/mcp",
         *       "name": "Tidewater Sales",
         *       "type": "sales",
         *       "visibility": "members_only",
         *       "lifecycle_stage": "production",
         *       "protocol": "mcp",
         *       "enrolled_at": "2026-01-15T08:30:00.000Z",
         *       "updated_at": "2026-01-15T08:30:00.000Z",
         *       "probed_at": null,
         *       "compliance_status": "unknown",
         *       "verified": false
         *     }
         */
        MeAgent: {
            /** @description What the last check found. */
            compliance_status: components["schemas"]["EnumsComplianceStatus"];
            /**
             * Format: date-time
             * @description When it was enrolled.
             */
            enrolled_at: string;
            /** @description How far its maker is with it. */
            lifecycle_stage: components["schemas"]["EnumsAgentLifecycleStage"];
            /** @description Name given at enrolment, else the name that the agent gives itself, else its host. */
            name: string;
            /** @description When it was last asked what it is; null before. */
            probed_at: string | null;
            /**
             * @description Protocol in which it answered; null before the first answer.
             * @enum {unknown}
             */
            protocol: "mcp" | "a2a" | null;
            /** @description What the agent is for, `unknown` when nobody said and its tasks do not tell. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /**
             * Format: date-time
             * @description When its enrolment last changed.
             */
            updated_at: string;
            /**
             * Format: uri
             * @description Canonical URL of the agent; its key, which never changes.
             */
            url: string;
            /** @description Whether it holds a badge. */
            verified: boolean;
            /** @description Who may see it. */
            visibility: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Agent enrolment
         * @description An agent, and how it should be listed.
         * @example {
         *       "url": "https://sales.tidewaterceramics.example/mcp",
         *       "type": "sales",
         *       "name": "Tidewater Sales",
         *       "visibility": "members_only"
         *     }
         */
        MeAgentEnrolment: {
            /** @description Name to show, 1 to 200 characters; blanks alone answer 400 `invalid_request`. */
            name?: string;
            /** @description What the agent is for; `unknown` leaves it to its own tasks to tell. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /** @description URL of the agent, http or https, at most 1024 characters once normalised; another answers 400 `invalid_request`. */
            url: string;
            /** @description Who may see it. Without a membership tier `public` becomes `members_only`, with a warning. When it is left out: `members_only` for a new agent, unchanged for a known one. */
            visibility?: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Enrolled agent list
         * @description All agents that the organization enrolled.
         * @example {
         *       "agents": [
         *         {
         *           "url": "https://sales.tidewaterceramics.example/mcp",
         *           "name": "Tidewater Sales",
         *           "type": "sales",
         *           "visibility": "members_only",
         *           "lifecycle_stage": "production",
         *           "protocol": "mcp",
         *           "enrolled_at": "2026-01-15T08:30:00.000Z",
         *           "updated_at": "2026-01-15T08:30:00.000Z",
         *           "probed_at": null,
         *           "compliance_status": "unknown",
         *           "verified": false
         *         }
         *       ]
         *     }
         */
        MeAgentList: {
            /** @description Agents by URL. */
            agents: components["schemas"]["MeAgent"][];
        };
        /**
         * Agent response
         * @description An enrolled agent after a change.
         * @example {
         *       "agent": {
         *         "url": "https://sales.tidewaterceramics.example/mcp",
         *         "name": "Tidewater Sales",
         *         "type": "sales",
         *         "visibility": "members_only",
         *         "lifecycle_stage": "production",
         *         "protocol": "mcp",
         *         "enrolled_at": "2026-01-15T08:30:00.000Z",
         *         "updated_at": "2026-01-15T08:30:00.000Z",
         *         "probed_at": null,
         *         "compliance_status": "unknown",
         *         "verified": false
         *       }
         *     }
         */
        MeAgentResponse: {
            /** @description The agent as it is now. */
            agent: components["schemas"]["MeAgent"];
            /** @description What was done otherwise than asked; absent when nothing was. */
            warnings?: components["schemas"]["MeAgentWarning"][];
        };
        /**
         * Agent update
         * @description What should change about an enrolled agent; what is left out stays.
         * @example {
         *       "visibility": "private"
         *     }
         */
        MeAgentUpdate: {
            /** @description Name to show, 1 to 200 characters; blanks alone answer 400 `invalid_request`. */
            name?: string;
            /** @description What the agent is for. */
            type?: components["schemas"]["EnumsAgentType"] | "unknown";
            /** @description Who may see it. Without a membership tier `public` becomes `members_only`, with a warning. When it is left out it stays as it is. */
            visibility?: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Agent warning
         * @description Something that was done otherwise than asked.
         * @example {
         *       "code": "visibility_downgraded",
         *       "message": "Public agents need a membership tier.",
         *       "requested": "public",
         *       "applied": "members_only"
         *     }
         */
        MeAgentWarning: {
            /** @description What was done. */
            applied: components["schemas"]["EnumsAgentVisibility"];
            /**
             * @description Stable code: `visibility_downgraded`.
             * @example visibility_downgraded
             */
            code: string;
            /** @description Explanation for people. */
            message: string;
            /** @description What was asked for. */
            requested: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * API key
         * @description A long-lived credential of an organization, without its secret.
         * @example {
         *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *       "name": "Nightly import",
         *       "permissions": [
         *         "registry:read",
         *         "registry:write"
         *       ],
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "last_used_at": null,
         *       "expires_at": "2027-01-15T08:30:00.000Z",
         *       "revoked_at": null
         *     }
         */
        MeApiKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it ends by itself; null for never. */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description Id of the key. In histories and the audit log it acts as `api_key_` and this id.
             */
            id: string;
            /** @description When it was last used, to the minute; null before its first use. */
            last_used_at: string | null;
            /** @description What the key is for. */
            name: string;
            /** @description What the key may do, in the words of `api-key-permission.json`. */
            permissions: string[];
            /** @description When it was revoked; null while it was not. */
            revoked_at: string | null;
        };
        /**
         * API key created
         * @description A new API key, with its secret.
         * @example {
         *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *       "name": "Nightly import",
         *       "permissions": [
         *         "registry:read",
         *         "registry:write"
         *       ],
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "last_used_at": null,
         *       "expires_at": "2027-01-15T08:30:00.000Z",
         *       "revoked_at": null,
         *       "api_key": "sk_q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
         *     }
         */
        MeApiKeyCreated: {
            /** @description The key, sent as `Authorization: Bearer`. Shown here and never again; the registry keeps only a hash of it. */
            api_key: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it ends by itself; null for never. */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description Id of the key. In histories and the audit log it acts as `api_key_` and this id.
             */
            id: string;
            /** @description When it was last used, to the minute; null before its first use. */
            last_used_at: string | null;
            /** @description What the key is for. */
            name: string;
            /** @description What the key may do, in the words of `api-key-permission.json`. */
            permissions: string[];
            /** @description When it was revoked; null while it was not. */
            revoked_at: string | null;
        };
        /**
         * API key list
         * @description All API keys of an organization.
         * @example {
         *       "api_keys": [
         *         {
         *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *           "name": "Nightly import",
         *           "permissions": [
         *             "registry:read",
         *             "registry:write"
         *           ],
         *           "created_at": "2026-01-15T08:30:00.000Z",
         *           "last_used_at": null,
         *           "expires_at": "2027-01-15T08:30:00.000Z",
         *           "revoked_at": null
         *         }
         *       ]
         *     }
         */
        MeApiKeyList: {
            /** @description Keys, oldest first, revoked and expired ones too. */
            api_keys: components["schemas"]["MeApiKey"][];
        };
        /**
         * API key request
         * @description What a new API key is for, and what it may do.
         * @example {
         *       "name": "Nightly import"
         *     }
         * @example {
         *       "name": "Nightly audit",
         *       "permissions": [
         *         "admin:read"
         *       ]
         *     }
         */
        MeApiKeyRequest: {
            /** @description When it ends by itself; null or absent for never. A time that has passed answers 400 `invalid_request`. */
            expires_at?: string | null;
            /** @description What the key is for, 1 to 200 characters; blanks alone answer 400 `invalid_request`. */
            name: string;
            /** @description What the key may do; another value answers 400 `invalid_request`. Without it the key may do what a member may: `registry:read`, `registry:write`, and `read`, `write` and `delete` of every task permission. An API key can give no permission that it lacks itself. */
            permissions?: components["schemas"]["EnumsApiKeyPermission"][];
        };
        /**
         * Audit entry
         * @description Something that was done for an organization, or to its credentials.
         * @example {
         *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *       "at": "2026-01-15T08:30:00.000Z",
         *       "action": "createMyApiKey",
         *       "actor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "actor_name": "Ann Potter",
         *       "subject": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
         *       "outcome": "done",
         *       "address": "192.0.2.7",
         *       "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
         *       "detail": {
         *         "name": "Nightly import",
         *         "permissions": []
         *       }
         *     }
         */
        MeAuditEntry: {
            /** @description The operation of this API, or `credential.…` for what happened to a credential. */
            action: string;
            /** @description Who did it: the id of a person, `api_key_…`, `client_…`, `admin` for the operator. */
            actor: string;
            /** @description Name of who did it, at that time. */
            actor_name: string;
            /** @description Network address that the request came from. */
            address: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description More about it; never a secret. */
            detail: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Id of the entry; ids grow with time.
             */
            id: string;
            /** @description How it ended. */
            outcome: components["schemas"]["EnumsAuditOutcome"];
            /** @description Request id, as in the header `X-Request-Id` of the answer. */
            request_id: string | null;
            /** @description What it was done to: an id, a domain or a URL. */
            subject: string | null;
        };
        /**
         * Audit page
         * @description A page of the audit log of an organization.
         * @example {
         *       "entries": [
         *         {
         *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *           "at": "2026-01-15T08:30:00.000Z",
         *           "action": "createMyApiKey",
         *           "actor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *           "actor_name": "Ann Potter",
         *           "subject": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
         *           "outcome": "done",
         *           "address": "192.0.2.7",
         *           "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
         *           "detail": {
         *             "name": "Nightly import",
         *             "permissions": []
         *           }
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        MeAuditPage: {
            /** @description Entries, newest first. */
            entries: components["schemas"]["MeAuditEntry"][];
            /** @description Value of `cursor` for the next, older page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * Client
         * @description A program that gets access tokens for an organization by itself (OAuth client credentials), without its secret.
         * @example {
         *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
         *       "name": "Buying desk",
         *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "scopes": [
         *         "proto:registry:read",
         *         "proto:registry:write",
         *         "proto:products",
         *         "proto:media_buys",
         *         "proto:creatives",
         *         "proto:reports"
         *       ]
         *     }
         */
        MeClient: {
            /**
             * Format: uuid
             * @description Id that the client names itself by.
             */
            client_id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Who made it: the id of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description Name of the client. */
            name: string;
            /** @description Scopes that the client can ask for; a token request without `scope` gets all of them. */
            scopes: components["schemas"]["EnumsClientScope"][];
        };
        /**
         * Client created
         * @description A new client, with its secret.
         * @example {
         *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
         *       "name": "Buying desk",
         *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "client_secret": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
         *       "token_endpoint": "https://registry.example/token",
         *       "scopes": [
         *         "proto:registry:read",
         *         "proto:registry:write",
         *         "proto:products",
         *         "proto:media_buys",
         *         "proto:creatives",
         *         "proto:reports"
         *       ]
         *     }
         */
        MeClientCreated: {
            /**
             * Format: uuid
             * @description Id that the client names itself by.
             */
            client_id: string;
            /** @description Secret of the client. Shown here and never again; the registry keeps only a hash of it. */
            client_secret: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Who made it: the id of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description Name of the client. */
            name: string;
            /** @description Scopes that the client can ask for; a token request without `scope` gets all of them. */
            scopes: components["schemas"]["EnumsClientScope"][];
            /**
             * Format: uri
             * @description Where the client gets its tokens, with `grant_type=client_credentials` and its secret in the Authorization header or the form (RFC 6749 section 2.3.1).
             */
            token_endpoint: string;
        };
        /**
         * Client list
         * @description All clients of an organization.
         * @example {
         *       "clients": [
         *         {
         *           "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
         *           "name": "Buying desk",
         *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *           "created_at": "2026-01-15T08:30:00.000Z",
         *           "scopes": [
         *             "proto:registry:read",
         *             "proto:registry:write",
         *             "proto:products",
         *             "proto:media_buys",
         *             "proto:creatives",
         *             "proto:reports"
         *           ]
         *         }
         *       ]
         *     }
         */
        MeClientList: {
            /** @description Clients, oldest first. */
            clients: components["schemas"]["MeClient"][];
        };
        /**
         * Client request
         * @description A client that should act for the organization.
         * @example {
         *       "name": "Buying desk"
         *     }
         * @example {
         *       "name": "Reporting",
         *       "scopes": [
         *         "proto:registry:read",
         *         "proto:reports"
         *       ]
         *     }
         */
        MeClientRequest: {
            /** @description Name of the client, 1 to 200 characters; blanks alone answer 400 `invalid_request`. */
            name: string;
            /** @description Scopes that the client can ask for; another value answers 400 `invalid_request`. Without it the client gets all of them. */
            scopes?: components["schemas"]["EnumsClientScope"][];
        };
        /**
         * Saved entry
         * @description A community entry that the organization saved.
         * @example {
         *       "entity": "brand",
         *       "domain": "tidewaterceramics.example",
         *       "review_status": "approved",
         *       "revision_number": 2,
         *       "updated_at": "2026-01-15T08:30:00.000Z"
         *     }
         * @example {
         *       "entity": "brand",
         *       "domain": "rnorningtide.example",
         *       "review_status": "pending",
         *       "revision_number": 0,
         *       "updated_at": "2026-01-15T08:30:00.000Z",
         *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *       "resembles": "morningtide.example"
         *     }
         */
        MeEntry: {
            /** @description Canonical domain of the entry. */
            domain: string;
            /** @description What the entry describes. */
            entity: components["schemas"]["EnumsEntryKind"];
            /** @description The name that the domain resembles; only for entries that were held for it. */
            resembles?: string;
            /**
             * Format: uuid
             * @description The case that an operator decides; only for entries that were held.
             */
            review_id?: string;
            /** @description Whether it is public, waits for an operator, or was refused. */
            review_status: components["schemas"]["EnumsReviewStatus"];
            /** @description Number of its latest revision; 0 for one that was never committed. */
            revision_number: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /**
         * Saved entry list
         * @description A page of the community entries that the organization saved.
         * @example {
         *       "entries": [
         *         {
         *           "entity": "brand",
         *           "domain": "tidewaterceramics.example",
         *           "review_status": "approved",
         *           "revision_number": 2,
         *           "updated_at": "2026-01-15T08:30:00.000Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        MeEntryList: {
            /** @description Entries by domain, brands before properties. */
            entries: components["schemas"]["MeEntry"][];
            /** @description Cursor of the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * Identity
         * @description Who a credential is, and which organizations it acts for.
         * @example {
         *       "kind": "user",
         *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "name": "Ann Potter",
         *       "email": "ann@tidewaterceramics.example",
         *       "organization": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "organizations": [
         *         {
         *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *           "name": "Tidewater Ceramics",
         *           "tier": "api",
         *           "role": "owner"
         *         }
         *       ],
         *       "email_verified": true,
         *       "permissions": [
         *         "registry:read",
         *         "registry:write"
         *       ]
         *     }
         */
        MeIdentity: {
            /** @description E-mail address, lower-case; people only, and only with the scope `email` when a program asks for them. */
            email?: string;
            /** @description Whether an operator, or an organization that proved the domain of the address, vouches that the address is this person's; with `email`. */
            email_verified?: boolean;
            /** @description Who it is, as in the audit log: the id of a person, `api_key_…` or `client_…`. */
            id: string;
            /** @description What the credential stands for. */
            kind: components["schemas"]["EnumsPrincipalKind"];
            /** @description Name shown to people; for a key that of its organization. */
            name: string;
            /** @description Id of the organization that requests without `org` act for: the one joined first. Null without any. */
            organization: string | null;
            /** @description All organizations, the one joined first at the head. */
            organizations: components["schemas"]["MeStanding"][];
            /** @description What the credential may do on the REST API and in the agent's tasks, in the words of `api-key-permission.json`, for example `registry:read` or `products:write`. The role in the organization limits it further. Empty when it can only tell who it is. */
            permissions: string[];
        };
        /**
         * Invitation
         * @description A link by which a person can join, without the link itself.
         * @example {
         *       "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *       "role": "member",
         *       "email": "bob@tidewaterceramics.example",
         *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "expires_at": "2026-01-22T08:30:00.000Z"
         *     }
         */
        MeInvitation: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Who made it: the id of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description The one address that may accept it, lower-case; null when whoever has the link may. */
            email: string | null;
            /**
             * Format: date-time
             * @description When it ends, 7 days after it was made.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Id of the invitation.
             */
            invitation_id: string;
            /** @description Role that whoever accepts it gets. */
            role: components["schemas"]["EnumsMemberRole"];
        };
        /**
         * Invitation created
         * @description A new invitation, with its link.
         * @example {
         *       "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *       "role": "member",
         *       "email": "bob@tidewaterceramics.example",
         *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "expires_at": "2026-01-22T08:30:00.000Z",
         *       "url": "https://registry.example/invitations/q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
         *     }
         */
        MeInvitationCreated: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Who made it: the id of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description The one address that may accept it, lower-case; null when whoever has the link may. */
            email: string | null;
            /**
             * Format: date-time
             * @description When it ends, 7 days after it was made.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Id of the invitation.
             */
            invitation_id: string;
            /** @description Role that whoever accepts it gets. */
            role: components["schemas"]["EnumsMemberRole"];
            /**
             * Format: uri
             * @description Address of the page where it is accepted. Shown here and never again; whoever has it may use it once.
             */
            url: string;
        };
        /**
         * Invitation list
         * @description Invitations that can still be accepted.
         * @example {
         *       "invitations": [
         *         {
         *           "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
         *           "role": "member",
         *           "email": "bob@tidewaterceramics.example",
         *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *           "created_at": "2026-01-15T08:30:00.000Z",
         *           "expires_at": "2026-01-22T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        MeInvitationList: {
            /** @description Open invitations, oldest first. */
            invitations: components["schemas"]["MeInvitation"][];
        };
        /**
         * Invitation request
         * @description Whom to invite, and as what.
         * @example {
         *       "role": "member",
         *       "email": "bob@tidewaterceramics.example"
         *     }
         */
        MeInvitationRequest: {
            /** @description The one address that may accept; without it whoever has the link may. What is no address answers 400 `invalid_request`. */
            email?: string;
            /** @description Role of the person who accepts. Only owners invite owners (403 `forbidden`). */
            role: components["schemas"]["EnumsMemberRole"];
        };
        /**
         * Member
         * @description A person who belongs to an organization.
         * @example {
         *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "name": "Ann Potter",
         *       "email": "ann@tidewaterceramics.example",
         *       "role": "owner",
         *       "joined_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        MeMember: {
            /** @description Address that the person signs in with, lower-case. */
            email: string;
            /**
             * Format: date-time
             * @description When the person joined.
             */
            joined_at: string;
            /** @description Name that the person gave. */
            name: string;
            /** @description What the person may do for the organization. */
            role: components["schemas"]["EnumsMemberRole"];
            /**
             * Format: uuid
             * @description Id of the person.
             */
            user_id: string;
        };
        /**
         * Member list
         * @description All members of an organization.
         * @example {
         *       "members": [
         *         {
         *           "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *           "name": "Ann Potter",
         *           "email": "ann@tidewaterceramics.example",
         *           "role": "owner",
         *           "joined_at": "2026-01-15T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        MeMemberList: {
            /** @description Members, the longest-standing first. */
            members: components["schemas"]["MeMember"][];
        };
        /**
         * Member update
         * @description The role that a member should have.
         * @example {
         *       "role": "admin"
         *     }
         */
        MeMemberUpdate: {
            /** @description New role. Only owners make owners, or change what an owner may do (403 `forbidden`); the last owner stays one (409 `last_owner`). */
            role: components["schemas"]["EnumsMemberRole"];
        };
        /**
         * Organization
         * @description An organization as its members see it.
         * @example {
         *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "name": "Tidewater Ceramics",
         *       "tier": "api",
         *       "role": "owner",
         *       "created_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        MeOrganization: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Id of the organization.
             */
            id: string;
            /** @description Name shown to people. */
            name: string;
            /** @description What the caller may do for it. */
            role: components["schemas"]["EnumsMemberRole"];
            /** @description Membership tier, null without one; operators set it. */
            tier: string | null;
        };
        /**
         * Organization update
         * @description What an organization should be called.
         * @example {
         *       "name": "Tidewater Ceramics"
         *     }
         */
        MeOrganizationUpdate: {
            /** @description New name, 1 to 200 characters; blanks around it are taken away, blanks alone answer 400 `invalid_request`. */
            name: string;
        };
        /**
         * Standing
         * @description An organization that the caller acts for, and as what.
         * @example {
         *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "name": "Tidewater Ceramics",
         *       "tier": "api",
         *       "role": "owner"
         *     }
         */
        MeStanding: {
            /**
             * Format: uuid
             * @description Id of the organization, for the parameter `org`.
             */
            id: string;
            /** @description Name of the organization. */
            name: string;
            /** @description What the caller may do for it. */
            role: components["schemas"]["EnumsMemberRole"];
            /** @description Membership tier, null without one. Organizations of tier `api` see agents for members. */
            tier: string | null;
        };
        /**
         * Registry webhook
         * @description A subscription of an organization to the change feed: events are pushed to its endpoint in order, at least once, each page with the cursor that follows it.
         * @example {
         *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
         *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
         *       "types": [
         *         "authorization.*"
         *       ],
         *       "description": "Mirror of the sales team",
         *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
         *       "status": "active",
         *       "pause_reason": null,
         *       "created_at": "2026-01-15T08:30:00.000Z",
         *       "updated_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        MeWebhook: {
            /**
             * Format: date-time
             * @description Time at which the subscription was registered, with milliseconds.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Cursor of the last event that the receiver has confirmed with 2xx; null before the first event of the feed.
             */
            cursor: string | null;
            /** @description What the subscription is for, in the words of the organization; null without. */
            description: string | null;
            /** @description Why the registry paused the subscription, as a short code such as `status_410`; null while it is active. */
            pause_reason: string | null;
            /**
             * @description Whether events are sent to the endpoint at present.
             * @enum {string}
             */
            status: "active" | "paused";
            /** @description Event types that are sent; null when every type of the feed is. */
            types: string[] | null;
            /**
             * Format: date-time
             * @description Time of the last change of the subscription by its organization or the registry.
             */
            updated_at: string;
            /**
             * Format: uri
             * @description Where events are sent, as it was registered by the organization.
             */
            url: string;
            /**
             * Format: uuid
             * @description Identifier of the subscription, which every webhook of it repeats.
             */
            webhook_id: string;
        };
        /**
         * Delivery attempt
         * @description One attempt to deliver a page of events to the endpoint of a subscription.
         * @example {
         *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
         *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b22",
         *       "attempt": 1,
         *       "status": "success",
         *       "http_status_code": 204,
         *       "error_message": null,
         *       "fired_at": "2026-01-15T08:30:00.000Z",
         *       "completed_at": "2026-01-15T08:30:00.120Z",
         *       "response_time_ms": 118,
         *       "payload_size_bytes": 2048
         *     }
         */
        MeWebhookAttempt: {
            /** @description Number of the attempt for this page, counted from 1. */
            attempt: number;
            /**
             * Format: date-time
             * @description Time at which the attempt ended; null while it runs.
             */
            completed_at: string | null;
            /**
             * Format: uuid
             * @description Identifier of the page that was sent, the same in all attempts.
             */
            delivery_id: string;
            /** @description What went wrong, for people, at most 500 characters; null after a success. */
            error_message: string | null;
            /**
             * Format: date-time
             * @description Time at which the attempt to deliver the page began.
             */
            fired_at: string;
            /** @description HTTP status of the answer; null when the endpoint did not answer. */
            http_status_code: number | null;
            /** @description Key in the body by which the receiver recognizes repeats of the page. */
            idempotency_key: string;
            /** @description Size of the body that was sent, in bytes. */
            payload_size_bytes: number;
            /** @description Time until the answer in milliseconds; null without an answer. */
            response_time_ms: number | null;
            /**
             * @description How the attempt to deliver the page of events ended.
             * @enum {string}
             */
            status: "pending" | "success" | "failed" | "timeout" | "connection_error";
        };
        /**
         * Delivery attempts
         * @description The newest attempts to deliver events to the endpoint of a subscription.
         * @example {
         *       "attempts": [
         *         {
         *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
         *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b22",
         *           "attempt": 1,
         *           "status": "success",
         *           "http_status_code": 204,
         *           "error_message": null,
         *           "fired_at": "2026-01-15T08:30:00.000Z",
         *           "completed_at": "2026-01-15T08:30:00.120Z",
         *           "response_time_ms": 118,
         *           "payload_size_bytes": 2048
         *         }
         *       ]
         *     }
         */
        MeWebhookAttemptList: {
            /** @description Attempts of the last 30 days, the newest first, at most 200. */
            attempts: components["schemas"]["MeWebhookAttempt"][];
        };
        /**
         * Registry webhooks
         * @description All subscriptions of an organization to the change feed, paused ones included.
         * @example {
         *       "webhooks": [
         *         {
         *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
         *           "url": "https://mirror.tidewaterceramics.example/hooks/registry",
         *           "types": [
         *             "authorization.*"
         *           ],
         *           "description": "Mirror of the sales team",
         *           "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
         *           "status": "active",
         *           "pause_reason": null,
         *           "created_at": "2026-01-15T08:30:00.000Z",
         *           "updated_at": "2026-01-15T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        MeWebhookList: {
            /** @description Subscriptions of the organization, the oldest first, at most 10. */
            webhooks: components["schemas"]["MeWebhook"][];
        };
        /**
         * Redelivery
         * @description From where the events of a subscription are to be sent once more.
         * @example {
         *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21"
         *     }
         */
        MeWebhookRedelivery: {
            /**
             * Format: uuid
             * @description Cursor of the change feed after which events are sent once more, as the feed or a webhook returned it. An unknown or expired one is refused with `cursor_expired`.
             */
            cursor: string;
        };
        /**
         * New registry webhook
         * @description Endpoint that is to receive events of the change feed, and which of them.
         * @example {
         *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
         *       "types": [
         *         "authorization.*"
         *       ]
         *     }
         */
        MeWebhookRequest: {
            /**
             * Format: uuid
             * @description Cursor of the change feed after which events are sent, as the feed returns it. Events after the time of the request are sent when absent. An unknown or expired one is refused with `cursor_expired`.
             */
            cursor?: string;
            /** @description What the subscription is for, for people, at most 200 characters. */
            description?: string;
            /** @description Event types to send, exact or with a trailing `.*`, 1 to 100 of them; every type when absent. A malformed one is refused with `invalid_request`. */
            types?: string[];
            /**
             * Format: uri
             * @description Where events are sent with POST: https to a public host, at most 2048 characters, without user or password. The endpoint must repeat a signed challenge first; any other is refused with `invalid_request`.
             */
            url: string;
        };
        /**
         * Change of a registry webhook
         * @description What is to change about a subscription; members that are absent stay as they are.
         * @example {
         *       "types": [
         *         "property.*",
         *         "collection.*"
         *       ]
         *     }
         */
        MeWebhookUpdate: {
            /** @description What the subscription is for, for people, at most 200 characters. */
            description?: string;
            /** @description Event types to send, exact or with a trailing `.*`, 1 to 100 of them; every type when absent. A malformed one is refused with `invalid_request`. */
            types?: string[];
            /**
             * Format: uri
             * @description Where events are sent with POST: https to a public host, at most 2048 characters, without user or password. The endpoint must repeat a signed challenge first; any other is refused with `invalid_request`.
             */
            url?: string;
        };
        /**
         * Adagents create data
         * @description The generated document.
         */
        RegistryAdagentsCreateData: {
            /** @description The document as indented JSON text, ready to be served at /.well-known/adagents.json. */
            adagents_json: string;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description Findings about the document; only warnings, since errors answer 400. */
            validation: components["schemas"]["RegistryValidationResult"];
        };
        /**
         * Adagents create request
         * @description Parts from which an adagents.json is generated. Parts are checked by the rules of the document itself; findings answer 400.
         */
        RegistryAdagentsCreateRequest: {
            /** @description Entries of the document. May be empty when at least one of `properties`, `formats` and `placements` has content. */
            authorized_agents: {
                [key: string]: unknown;
            }[];
            /** @description Version label of the catalog content. */
            catalog_etag?: string;
            /** @description Creative formats; left out when empty. */
            formats?: {
                [key: string]: unknown;
            }[];
            /** @description Accepted for compatibility and without effect: the document has no `$schema` until this registry publishes its schemas. */
            include_schema?: boolean;
            /** @description Whether to add `last_updated`; true when left out. */
            include_timestamp?: boolean;
            /** @description Meaning of the tags used by placements. */
            placement_tags?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** @description Placements; left out when empty. */
            placements?: {
                [key: string]: unknown;
            }[];
            /** @description Properties of the publisher; left out of the document when empty. */
            properties?: {
                [key: string]: unknown;
            }[];
        };
        /**
         * Adagents create response
         * @description Envelope of the generator. Nothing is stored.
         */
        RegistryAdagentsCreateResponse: {
            /** @description The generated document. */
            data: components["schemas"]["RegistryAdagentsCreateData"];
            /**
             * @description Always true; failures answer an error status.
             * @constant
             */
            success: true;
            /**
             * Format: date-time
             * @description When the answer was made.
             */
            timestamp: string;
        };
        /**
         * Adagents tool error
         * @description Refusal of the validation and generation tools: the common error body in their envelope.
         */
        RegistryAdagentsToolError: {
            /** @description Stable code in snake case, `invalid_request` or `invalid_domain`. */
            error: string;
            /** @description Places that were refused. */
            issues?: components["schemas"]["CoreErrorIssue"][];
            /** @description Explanation; for the generator the findings joined in one text. */
            message: string;
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /**
             * Format: date-time
             * @description When the answer was made.
             */
            timestamp: string;
        };
        /**
         * Adagents validate data
         * @description Findings about the adagents.json of a domain.
         */
        RegistryAdagentsValidateData: {
            /** @description One probe per agent; present when the file is valid and lists at least one agent. */
            agent_cards?: components["schemas"]["RegistryAgentCardCheck"][];
            /** @description Domain in canonical form. */
            domain: string;
            /** @description True when the first fetch answered 200. */
            found: boolean;
            /** @description What was found. */
            validation: components["schemas"]["RegistryValidationResult"];
        };
        /**
         * Adagents validate request
         * @description Domain whose adagents.json is to be fetched and checked.
         * @example {
         *       "domain": "news.example"
         *     }
         */
        RegistryAdagentsValidateRequest: {
            /**
             * @description Publisher domain. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
        };
        /**
         * Adagents validate response
         * @description Envelope of the validation tool.
         */
        RegistryAdagentsValidateResponse: {
            /** @description Findings. */
            data: components["schemas"]["RegistryAdagentsValidateData"];
            /**
             * @description True whenever the check ran, even when the file is invalid.
             * @constant
             */
            success: true;
            /**
             * Format: date-time
             * @description When the answer was made.
             */
            timestamp: string;
        };
        /**
         * Agent accreditation
         * @description What a measurement agent says about an accreditation of one of its metrics.
         */
        RegistryAgentAccreditation: {
            /** @description Body that accredited the metric, as the agent names it. */
            accrediting_body: string;
            /** @description Identifier of the certificate. */
            certification_id?: string;
            /**
             * Format: uri
             * @description https address of the evidence.
             */
            evidence_url?: string;
            /**
             * Format: date
             * @description Last day of the accreditation, `YYYY-MM-DD`.
             */
            valid_until?: string;
            /**
             * @description Always false: the claim is the vendor’s, whatever the agent says about it.
             * @constant
             */
            verified_by_aao: false;
        };
        /**
         * Agent capabilities
         * @description What an enrolled agent said about itself when it was last probed.
         */
        RegistryAgentCapabilities: {
            /** @description What the agent does with creatives; present when it does anything with them. */
            creative_capabilities?: components["schemas"]["RegistryAgentCreativeCapabilities"];
            /** @description Why the last probe learned nothing or only a part. */
            discovery_error?: string;
            /** @description What the tasks say the agent is; the type that its organization chose is never changed by it. */
            inferred_type?: string;
            /**
             * Format: date-time
             * @description When the agent last answered a probe.
             */
            last_discovered_at?: string;
            /** @description Metrics of the agent; present when it has any. */
            measurement_capabilities?: components["schemas"]["RegistryAgentMeasurementCapabilities"];
            /** @description True when the agent asks for a credential before it tells anything. */
            oauth_required?: boolean;
            /** @description What the agent does with signals; present when it does anything with them. */
            signals_capabilities?: components["schemas"]["RegistryAgentSignalsCapabilities"];
            /** @description Specialisms that the agent declares. */
            specialisms?: string[];
            /** @description Operations of a sales agent. */
            standard_operations?: components["schemas"]["RegistryAgentStandardOperations"];
            /** @description Protocol areas that the agent declares. */
            supported_protocols?: string[];
            /** @description The tasks, at most 200. */
            tools?: components["schemas"]["RegistryAgentTool"][];
            /** @description Tasks that the agent lists. */
            tools_count: number;
        };
        /**
         * Agent card check
         * @description Whether an agent of the file answers as an agent.
         */
        RegistryAgentCardCheck: {
            /** @description URL from the file. */
            agent_url: string;
            /** @description Agent card, or name and tools of an MCP agent. */
            card_data?: unknown;
            /** @description Address that answered. */
            card_endpoint?: string;
            /** @description Why not: a summary and one line per protocol; empty when valid. */
            errors: string[];
            /** @description True when the agent asks for credentials before it tells more. */
            oauth_required?: boolean;
            /** @description Duration of the probe in milliseconds. */
            response_time_ms?: number;
            /** @description HTTP status of the last probe. */
            status_code?: number;
            /** @description True when the agent answered over A2A or MCP. */
            valid: boolean;
        };
        /**
         * Agent catalog
         * @description Enrolled agents that the caller may see, by URL.
         */
        RegistryAgentCatalog: {
            /** @description The agents. */
            agents: components["schemas"]["RegistryAgentCatalogItem"][];
            /** @description Number of agents on this page. */
            count: number;
            /** @description Opaque position of the last agent on this page; null when the page is empty. */
            cursor: string | null;
            /** @description Whether more agents follow. */
            has_more: boolean;
        };
        /**
         * Agent catalog item
         * @description An agent that an organization enrolled. The blocks after `member` are present only when they were asked for.
         */
        RegistryAgentCatalogItem: {
            /**
             * Format: date
             * @description Day of the enrolment, `YYYY-MM-DD`.
             */
            added_date: string;
            /** @description What the agent said; with `capabilities=true`. */
            capabilities?: components["schemas"]["RegistryAgentCapabilities"];
            /** @description Outcome of the checks; with `compliance=true`. */
            compliance?: components["schemas"]["RegistryAgentCompliance"];
            /** @description Whom to ask about the agent. */
            contact?: {
                /** @description Mail address. */
                email?: string;
                /** @description Name. */
                name?: string;
                /** @description Web address. */
                website?: string;
            };
            /** @description What the agent says about itself. */
            description?: string;
            /** @description Outcome of the last probe; with `health=true`. */
            health?: components["schemas"]["RegistryAgentHealth"];
            /**
             * Format: uri
             * @description Address of the MCP endpoint.
             */
            mcp_endpoint?: string;
            /** @description The organization that enrolled it. */
            member?: {
                /** @description Name. */
                display_name?: string;
                /** @description Short name. */
                slug?: string;
            };
            /** @description Name given at enrolment, else the name that the agent gives itself, else its host. */
            name: string;
            /** @description What a sales agent may sell; with `properties=true`. */
            property_summary?: components["schemas"]["RegistryAgentPropertySummary"];
            /**
             * @description Protocol in which it answered, `mcp` before the first answer.
             * @enum {string}
             */
            protocol: "mcp" | "a2a";
            /** @description Publishers that authorize a sales agent, the first 1000; with `properties=true`. */
            publisher_domains?: string[];
            /** @description Counts; with `health=true`. */
            stats?: components["schemas"]["RegistryAgentStats"];
            /** @description What the agent is for, `unknown` when nobody said and its tasks do not tell. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /**
             * Format: uri
             * @description Canonical URL of the agent; its key.
             */
            url: string;
            /** @description Who may see it. */
            visibility?: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Agent compliance
         * @description Outcome of the checks that the registry runs against an enrolled agent.
         */
        RegistryAgentCompliance: {
            /** @description Hours between two runs. */
            check_interval_hours?: number;
            /** @description Summary in one line; null before the first run. */
            headline: string | null;
            /**
             * Format: date-time
             * @description Time of the last run; null before the first.
             */
            last_checked_at: string | null;
            /** @description Stage that the organization gave. */
            lifecycle_stage: components["schemas"]["EnumsAgentLifecycleStage"];
            /** @description True when the registry has stopped checking. */
            monitoring_paused?: boolean;
            /** @description Overall result of the last usable run. */
            status: components["schemas"]["EnumsComplianceStatus"];
            /** @description Whole days since which every run has passed; 0 unless `status` is `passing`. */
            streak_days: number;
            /** @description The tracks with their numbers. */
            track_details?: components["schemas"]["RegistryAgentComplianceTrack"][];
            /** @description Result by track. */
            tracks: {
                [key: string]: components["schemas"]["EnumsComplianceTrackStatus"];
            };
            /** @description How the badges were earned. */
            verification_modes?: components["schemas"]["EnumsVerificationMode"][];
            /** @description Whether the agent holds a badge. */
            verified?: boolean;
            /** @description Protocol versions that were tested, by area. */
            verified_role_versions?: {
                [key: string]: string[];
            };
            /** @description Areas of its badges. */
            verified_roles?: components["schemas"]["EnumsBadgeRole"][];
        };
        /**
         * Compliance track
         * @description Result of one group of checks.
         */
        RegistryAgentComplianceTrack: {
            /** @description What was found, for people. */
            detail?: string;
            /** @description Time that they took, in milliseconds. */
            duration_ms: number;
            /** @description True when a check could not run because the agent offers nothing to run it on. */
            has_coverage_gap_skip?: boolean;
            /** @description Checks that passed. */
            passed_count: number;
            /** @description Checks that ran. */
            scenario_count: number;
            /** @description Its result. */
            status: components["schemas"]["EnumsComplianceTrackStatus"];
            /** @description Name of the group. */
            track: string;
        };
        /**
         * Creative capabilities
         * @description What a creative agent can do.
         */
        RegistryAgentCreativeCapabilities: {
            /** @description Whether it builds creatives. */
            can_generate: boolean;
            /** @description Whether it shows previews. */
            can_preview: boolean;
            /** @description Whether it validates creatives. */
            can_validate: boolean;
            /** @description Formats, at most 200. */
            supported_formats: components["schemas"]["RegistryAgentCreativeFormat"][];
        };
        /**
         * Supported creative format
         * @description A creative format that an agent works with, as it declares it.
         */
        RegistryAgentCreativeFormat: {
            /** @description Identifier that the agent gave to the entry. */
            capability_id?: string;
            /** @description The format: its kind, the publisher whose option it is, and parameters. */
            format: {
                /** @description Structured identifier of the format. */
                format_id?: components["schemas"]["CoreFormatId"];
                /** @description Kind of format. */
                format_kind?: string;
                /** @description Option of that publisher. */
                format_option_id?: string;
                /** @description Parameters of the format, as declared. */
                params?: {
                    [key: string]: unknown;
                };
                /** @description Publisher whose option the format is. */
                publisher_domain?: string;
            };
            /** @description What the agent does with it: `build`, `validate`, `preview`. */
            operations: string[];
        };
        /**
         * Agent formats
         * @description Creative formats that an agent told just now.
         */
        RegistryAgentFormats: {
            /** @description The formats, at most 200 and 512 KB. */
            formats: components["schemas"]["RegistryProbedFormat"][];
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        /**
         * Agent health
         * @description Outcome of the last probe.
         */
        RegistryAgentHealth: {
            /**
             * Format: date-time
             * @description When it was last asked; null before the first probe.
             */
            checked_at: string | null;
            /** @description Why it did not answer. */
            error?: string;
            /** @description Whether the agent answered. */
            online: boolean;
            /** @description MCP resources that it lists. */
            resources_count?: number;
            /** @description Time of the whole probe in milliseconds. */
            response_time_ms?: number;
            /** @description Tasks that it lists. */
            tools_count?: number;
        };
        /**
         * Measurement capabilities
         * @description Catalog of a measurement agent.
         */
        RegistryAgentMeasurementCapabilities: {
            /** @description Metrics, at most 500. */
            metrics: components["schemas"]["RegistryAgentMetric"][];
        };
        /**
         * Agent metric
         * @description A metric of a measurement agent. Its full identity is the domain and brand of the vendor with `metric_id`.
         */
        RegistryAgentMetric: {
            /** @description Accreditations that the agent claims. */
            accreditations?: components["schemas"]["RegistryAgentAccreditation"][];
            /** @description What is measured. */
            description?: string;
            /** @description Fields of the vendor's own, at most 4096 bytes of JSON. The registry does not interpret them. */
            ext?: Record<string, never>;
            /**
             * Format: uri
             * @description https address of the methodology.
             */
            methodology_url?: string;
            /** @description Version of the methodology; absent when changes of it are not tracked. */
            methodology_version?: string;
            /** @description Identifier, unique within the catalog of one agent. */
            metric_id: string;
            /**
             * Format: uri
             * @description https address of the published standard that the metric implements.
             */
            standard_reference?: string;
            /** @description Unit of the reported values. */
            unit?: string;
        };
        /**
         * Agent products
         * @description Products that a sales agent told just now, without a credential.
         */
        RegistryAgentProducts: {
            /** @description The products, at most 200 and 512 KB. */
            products: components["schemas"]["RegistryProbedProduct"][];
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        /**
         * Agent property summary
         * @description The properties that publishers let an agent sell.
         */
        RegistryAgentPropertySummary: {
            /** @description Properties by type. */
            count_by_type: {
                [key: string]: number;
            };
            /** @description Publishers that authorize the agent. */
            publisher_count: number;
            /** @description Their tags, the commonest 200. */
            tags: string[];
            /** @description Properties. */
            total_count: number;
        };
        /**
         * Agent search response
         * @description One page of agents, most relevant first, then by URL.
         */
        RegistryAgentSearchResponse: {
            /** @description Where the next page begins; null when the page is empty. */
            cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description The page. */
            results: components["schemas"]["RegistryAgentSearchResult"][];
        };
        /**
         * Agent search result
         * @description Inventory profile of an agent, with what the search found.
         */
        RegistryAgentSearchResult: {
            /**
             * Format: uri
             * @description Canonical URL of the agent.
             */
            agent_url: string;
            /** @description Content categories that it sells. */
            categories: string[];
            /** @description Vocabulary of `categories`; null when there is none or more than one. */
            category_taxonomy: string | null;
            /** @description Channels in which it sells. */
            channels: string[];
            /** @description Delivery types of its products. */
            delivery_types: string[];
            /** @description Identifiers of the creative formats that it takes. */
            format_ids: string[];
            /** @description Kinds of creative format that it takes. */
            format_kinds?: string[];
            /** @description Whether it supports trusted matching. */
            has_tmp: boolean;
            /** @description Countries in which it sells, ISO 3166-1 alpha-2. */
            markets: string[];
            /** @description Filters of the request that matched, by name. */
            matched_filters: string[];
            /** @description Properties that publishers let it sell. */
            property_count: number;
            /** @description Kinds of property that it sells. */
            property_types: string[];
            /** @description Publishers that authorize it. */
            publisher_count: number;
            /** @description Match breadth (1 with filters, 0 without), plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching. */
            relevance_score: number;
            /** @description Tags of the properties that it sells, the commonest 200. */
            tags: string[];
            /**
             * Format: date-time
             * @description When the profile last changed.
             */
            updated_at: string;
            /**
             * Format: uri
             * @description The same as `agent_url`, for clients that key agents by it.
             */
            url: string;
        };
        /**
         * Signals capabilities
         * @description What a signals agent can do.
         */
        RegistryAgentSignalsCapabilities: {
            /** @description Kinds of audience that it offers; empty when it does not say. */
            audience_types: string[];
            /** @description Whether signals can be activated. */
            can_activate: boolean;
            /** @description Whether signals can be searched. */
            can_get_signals: boolean;
            /** @description Whether audiences can be matched. */
            can_match: boolean;
        };
        /**
         * Standard operations
         * @description What a sales agent can be asked for, told from the tasks that it lists.
         */
        RegistryAgentStandardOperations: {
            /** @description Whether a buy can be made. */
            can_create_order?: boolean;
            /** @description Whether availability can be asked for. */
            can_get_availability?: boolean;
            /** @description Whether prices can be asked for. */
            can_get_pricing?: boolean;
            /** @description Whether the agent lists the properties that it sells. */
            can_list_properties?: boolean;
            /** @description Whether inventory can be reserved. */
            can_reserve_inventory?: boolean;
            /** @description Whether products can be searched. */
            can_search_inventory?: boolean;
        };
        /**
         * Agent statistics
         * @description Counts about an agent.
         */
        RegistryAgentStats: {
            /** @description Creative formats that it declares. */
            creative_formats?: number;
            /** @description Properties that publishers let it sell. */
            property_count?: number;
            /** @description Publishers that authorize it. */
            publisher_count?: number;
            /** @description The first 100 of them, in order. */
            publishers?: string[];
        };
        /**
         * Agent tool
         * @description A task that an agent offers.
         */
        RegistryAgentTool: {
            /** @description What it does, shortened to 500 characters. */
            description?: string;
            /** @description Name of the task. */
            name: string;
            /**
             * Format: date-time
             * @description When the agent last listed it.
             */
            verified_at?: string;
        };
        /**
         * API index
         * @description Entry point for people and programs.
         */
        RegistryApiIndex: {
            /** @description Address of the documentation. */
            documentation: string;
            /** @description Paths by operation name. */
            endpoints: {
                [key: string]: string;
            };
            /** @description Name of the service. */
            name: string;
            /** @description Address of the OpenAPI description. */
            openapi: string;
            /** @description Version of the running service. */
            version: string;
        };
        /**
         * Authorization check result
         * @description What one check found.
         */
        RegistryAuthorizationCheck: {
            /** @description The check. */
            check: components["schemas"]["EnumsAuthorizationCheck"];
            /** @description What was found, for people. */
            detail: string;
            /** @description Whether it passed; null when an earlier failure left nothing to look at. */
            ok: boolean | null;
        };
        /**
         * Authorization entry
         * @description The entry of an adagents.json that a decision rests on, without the lists of its scope. Lists are cut at 100 items.
         */
        RegistryAuthorizationEntry: {
            /** @description How the scope is stated. */
            authorization_type: components["schemas"]["EnumsAuthorizationType"];
            /** @description What the publisher says the agent may sell. */
            authorized_for: string;
            /** @description Collections to which the entry is limited, as written. */
            collections?: {
                [key: string]: unknown;
            }[];
            /** @description Countries to which the entry is limited; absent for worldwide. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description Commercial path; absent when the publisher does not say. */
            delegation_type?: components["schemas"]["EnumsDelegationType"];
            /**
             * Format: date-time
             * @description Start of the right.
             */
            effective_from?: string;
            /**
             * Format: date-time
             * @description End of the right.
             */
            effective_until?: string;
            /** @description Whether nobody else may sell the same scope. */
            exclusive?: boolean;
            /**
             * Format: uuid
             * @description Identifier of the authorization in the registry and its feed; absent when the file was judged before it was recorded.
             */
            id?: string;
            /** @description Placements to which the entry is limited. */
            placement_ids?: string[];
            /** @description Placement tags to which the entry is limited. */
            placement_tags?: string[];
            /** @description Keys that the publisher pins for the agent, as written. */
            signing_keys?: {
                [key: string]: unknown;
            }[];
        };
        /**
         * Authorization list
         * @description Authorizations of an agent, with the feed cursor from which to follow them.
         */
        RegistryAuthorizationList: {
            /** @description Canonical URL of the agent. */
            agent_url: string;
            /** @description Rows in this answer. */
            count: number;
            /** @description Value to pass as `cursor` for the next page; null on the last one. Not a feed cursor. */
            cursor: string | null;
            /** @description Kinds of evidence that were asked for. */
            evidence: components["schemas"]["EnumsAuthorizationEvidence"][];
            /** @description Whether there are more rows behind these. */
            has_more: boolean;
            /**
             * @description `effective`: rows as they hold, after decisions of the registry's operator.
             * @enum {string}
             */
            include: "effective";
            /** @description By publisher, then by identifier of the row. */
            rows: components["schemas"]["RegistryAuthorizationRow"][];
        };
        /**
         * Authorization, operator's side
         * @description What the brand.json of the agent's operator says.
         */
        RegistryAuthorizationOperatorSide: {
            /** @description Whether it lists the agent. */
            agent_declared: boolean;
            /** @description Type under which it lists the agent. */
            agent_type?: string;
            /** @description Domain of the operator; null when nobody can be taken for it. */
            brand_domain: components["schemas"]["CoreDomainName"] | null;
            /** @description Whether it lists the agent and the property. */
            declared: boolean;
            /** @description Well-known address of the brand.json; null without an operator. */
            file_url?: string | null;
            /**
             * @description `declaration`: the brand lists the agent in its `agents`; `agent_host`: nobody does, so the registrable domain of the agent's host is asked.
             * @enum {string}
             */
            found_by: "declaration" | "agent_host";
            /** @description How recent the copy is that was judged. */
            freshness: components["schemas"]["EnumsFreshnessState"];
            /** @description Relationship that it states; null when it does not list the property. */
            relationship: components["schemas"]["EnumsBrandPropertyRelationship"] | null;
            /**
             * Format: date-time
             * @description When the file was last fetched and found valid; null when that never happened.
             */
            validated_at: string | null;
        };
        /**
         * Authorization, publisher's side
         * @description What the adagents.json that speaks for the publisher says.
         */
        RegistryAuthorizationPublisherSide: {
            /** @description Whether every check on the publisher's side passed. */
            authorized: boolean;
            /** @description Delegation type of that entry; null when it states none. */
            delegation_type: components["schemas"]["EnumsDelegationType"] | null;
            /** @description How the file was found; null when there is none. */
            discovery_method?: components["schemas"]["EnumsDiscoveryMethod"] | null;
            /** @description The entry that authorizes, else the one that came furthest; null when no entry names the agent. */
            entry: components["schemas"]["RegistryAuthorizationEntry"] | null;
            /** @description SHA-256 of its bytes, in hexadecimal; null when there is none. */
            file_sha256: string | null;
            /** @description Where the file was read, after redirects and pointers; null when there is none. */
            file_url: string | null;
            /** @description How recent the copy is that was judged. */
            freshness: components["schemas"]["EnumsFreshnessState"];
            /** @description Manager whose file speaks for the publisher, when its ads.txt names one. */
            manager_domain?: components["schemas"]["CoreDomainName"] | null;
            /**
             * Format: date-time
             * @description When the file revoked the publisher, when it did and says so.
             */
            revoked_at?: string | null;
            /**
             * Format: date-time
             * @description When the file was last fetched and found valid; null when that never happened.
             */
            validated_at: string | null;
        };
        /**
         * Authorization row
         * @description An authorization as it stands: the members of the events about it, so that rows and events can be merged by `id`.
         */
        RegistryAuthorizationRow: {
            /**
             * Format: uri
             * @description URL of the agent.
             */
            agent_url: string;
            /** @description URL of the agent in canonical form, by which rows are matched. */
            agent_url_canonical: string;
            /** @description How the scope is stated; null when the entry gave none and covers the publisher as a whole. */
            authorization_type: components["schemas"]["EnumsAuthorizationType"] | null;
            /** @description What the publisher says the agent may sell. */
            authorized_for: string;
            /** @description Collections to which the right is limited. */
            collections?: components["schemas"]["CoreCollectionSelector"][];
            /** @description Countries to which the right is limited. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /**
             * Format: date-time
             * @description When the row was made.
             */
            created_at: string;
            /** @description Who entered the row. */
            created_by?: string | null;
            /** @description Commercial path; null when the publisher did not say. */
            delegation_type?: components["schemas"]["EnumsDelegationType"] | null;
            /** @description Whether somebody contests the row. */
            disputed: boolean;
            /**
             * Format: date-time
             * @description Start of the right; null when open.
             */
            effective_from?: string | null;
            /**
             * Format: date-time
             * @description End of the right; null when open.
             */
            effective_until?: string | null;
            /** @description What the row rests on. */
            evidence: components["schemas"]["EnumsAuthorizationEvidence"];
            /** @description Whether nobody else may sell the same scope. */
            exclusive?: boolean;
            /**
             * Format: date-time
             * @description When the row lapses by itself.
             */
            expires_at?: string | null;
            /**
             * Format: uuid
             * @description Identifier of the row; the same over all events about it.
             */
            id: string;
            /** @description Whether a decision of the operator changed the row. */
            override_applied?: boolean;
            /** @description Reason of that decision. */
            override_reason?: string | null;
            /** @description Placements to which the right is limited. */
            placement_ids?: string[];
            /** @description Placement tags to which the right is limited. */
            placement_tags?: string[];
            /** @description Scope written out. */
            properties?: {
                [key: string]: unknown;
            }[];
            /** @description Identifier that the publisher gave to that property. */
            property_id_slug?: string | null;
            /** @description Scope by identifier. */
            property_ids?: string[];
            /**
             * Format: uuid
             * @description Registry identifier of the property, when the row is about one.
             */
            property_rid?: string | null;
            /** @description Scope by tag. */
            property_tags?: string[];
            /** @description Publisher domain. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Scope by selector. */
            publisher_properties?: {
                [key: string]: unknown;
            }[];
            /** @description Members that are longer in the file of the publisher than here. */
            shortened?: string[];
            /** @description Signals by identifier. */
            signal_ids?: string[];
            /** @description Signals by tag. */
            signal_tags?: string[];
            /** @description Keys that the publisher pins for the agent; null when it pins none. */
            signing_keys?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Format: date-time
             * @description When the row last changed.
             */
            updated_at: string;
        };
        /**
         * Brand bulk request
         * @description Up to 100 domains to resolve to brands in one call.
         * @example {
         *       "domains": [
         *         "acme.example",
         *         "quiet.example"
         *       ]
         *     }
         */
        RegistryBrandBulkRequest: {
            /** @description Domains to look up. Duplicates, after trimming and lowering, are answered once. An element that is no domain name fails the whole request with 400. */
            domains: string[];
        };
        /**
         * Brand bulk response
         * @description Answers of a bulk brand resolution.
         */
        RegistryBrandBulkResponse: {
            /** @description One entry per domain, keyed by the domain as it was sent, trimmed and in lower case; null where no brand is known. */
            results: {
                [key: string]: components["schemas"]["RegistryBrandResolution"] | null;
            };
        };
        /**
         * Brand card
         * @description A brand in a few words.
         */
        RegistryBrandCard: {
            /** @description Colors as `#RRGGBB`, the primary one first. */
            colors?: string[];
            /** @description What the brand is; at most 500 characters. */
            description?: string;
            /** @description Industries in which the brand works. */
            industries?: string[];
            /** @description First logo. */
            logo_url?: string;
            /** @description Name to show. */
            name: string;
        };
        /**
         * Brand color
         * @description A color with the part that it plays.
         * @example {
         *       "hex": "#0B6E4F",
         *       "type": "primary"
         *     }
         */
        RegistryBrandColor: {
            /** @description Color as `#` with six hexadecimal digits. */
            hex: string;
            /** @description Part of the color, for example `primary`, `secondary` or `accent`. */
            type: string;
        };
        /**
         * Brand color map
         * @description Colors by the part that they play (`primary`, `secondary`, `accent` and others), each as `#` with six hexadecimal digits.
         * @example {
         *       "primary": "#0B6E4F",
         *       "accent": "#F4A300"
         *     }
         */
        RegistryBrandColorMap: {
            [key: string]: string;
        };
        /**
         * Brand company
         * @description The company behind a brand, as the enrichment provider knows it.
         */
        RegistryBrandCompany: {
            /**
             * @description Number or range of employees, as the provider writes it.
             * @example 51-200
             */
            employees?: string;
            /** @description Year of foundation. */
            founded?: number;
            /** @description All industries. */
            industries?: string[];
            /** @description Main industry. */
            industry?: string;
            /** @description Seat of the company. */
            location?: string;
            /** @description Legal or trading name. */
            name?: string;
        };
        /**
         * Brand enrichment
         * @description Identity data of a brand domain from the enrichment provider or from the stored entry.
         */
        RegistryBrandEnrichment: {
            /** @description True when stored data younger than 30 days, or an authoritative entry, answered and the provider was not asked. */
            cached: boolean;
            /** @description The company behind the brand; the same object as in the manifest. */
            company?: components["schemas"]["RegistryBrandCompany"];
            /** @description Domain in canonical form. */
            domain: string;
            /** @description Identity data. */
            manifest?: components["schemas"]["RegistryBrandEnrichmentManifest"];
            /** @description Source under which the data are stored. */
            source_type?: components["schemas"]["EnumsBrandSource"];
            /**
             * @description Always true; failures answer an error status.
             * @constant
             */
            success: true;
        };
        /**
         * Brand enrichment manifest
         * @description Identity data gathered for a brand. Further keys may appear.
         */
        RegistryBrandEnrichmentManifest: {
            /** @description Colors by part. */
            colors?: components["schemas"]["RegistryBrandColorMap"];
            /** @description The company behind the brand. */
            company?: components["schemas"]["RegistryBrandCompany"];
            /** @description What the brand is or does. */
            description?: string;
            /** @description Typefaces. */
            fonts?: components["schemas"]["RegistryBrandFont"][];
            /** @description Logo files, best first. */
            logos?: components["schemas"]["RegistryBrandLogo"][];
            /** @description Name of the brand. */
            name: string;
            /** @description How the brand speaks. */
            tone?: components["schemas"]["RegistryBrandTone"];
            /** @description Home page of the brand. */
            url: string;
        };
        /**
         * Brand font
         * @description A typeface with its use.
         * @example {
         *       "name": "Inter",
         *       "role": "body"
         *     }
         */
        RegistryBrandFont: {
            /** @description Name of the typeface. */
            name: string;
            /** @description Where it is used, for example `title` or `body`. */
            role: string;
        };
        /**
         * Brand file response
         * @description The brand document of a domain, with where it came from.
         */
        RegistryBrandJsonResponse: {
            /** @description The document. For a stored entry: its name together with its manifest. */
            data: {
                [key: string]: unknown;
            };
            /** @description Domain that was asked for, in canonical form. */
            domain: string;
            /** @description Age of the copy. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Findings about the live file, when `fresh=true` was asked and the stored copy had to answer. */
            live_brand_json?: components["schemas"]["RegistryLiveBrandJson"];
            /** @description Older document version that was read as the present one. */
            promoted_from_schema?: string;
            /** @description Address of the document: the well-known file of the domain, or the copy that this registry hosts. */
            url: string;
            /** @description Form of the document; absent for a stored entry without a file. */
            variant?: components["schemas"]["EnumsBrandJsonVariant"];
            /** @description Findings about a usable document. */
            warnings?: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Brand listing
         * @description A page of brands, largest companies first, then by name and domain.
         */
        RegistryBrandListing: {
            /** @description Brands of this page. */
            brands: components["schemas"]["RegistryBrandListingItem"][];
            /** @description Counts over everything that matches `search`. */
            stats: components["schemas"]["RegistryBrandListingStats"];
        };
        /**
         * Brand listing item
         * @description A brand in the registry listing.
         */
        RegistryBrandListingItem: {
            /** @description Name to show; the domain when nothing better is known. */
            brand_name: string;
            /** @description House that only the brand names. */
            claimed_house_domain?: string;
            /** @description Colors by part. */
            colors?: components["schemas"]["RegistryBrandColorMap"];
            /** @description Canonical domain of the brand. */
            domain: string;
            /** @description Number of employees, when the enrichment provider knows it. */
            employee_count?: number;
            /** @description True when identity data beyond the name are stored. */
            has_manifest: boolean;
            /** @description Domain of the confirmed house; the domain of the brand itself when there is none. */
            house_domain?: string;
            /** @description Industries in which the brand works. */
            industries?: string[];
            /** @description Place of the brand in its house; `independent` when nothing is declared. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description First logo. */
            logo_url?: string;
            /** @description Logo files. */
            logos?: components["schemas"]["RegistryBrandLogo"][];
            /** @description Primary color as `#` with hexadecimal digits. */
            primary_color?: string;
            /** @description How well the tie to the house is proven. */
            relationship_trust?: components["schemas"]["EnumsRelationshipTrust"];
            /**
             * Format: date-time
             * @description When both sides were last seen to confirm the tie.
             */
            relationship_verified_at?: string;
            /** @description Where the entry came from. */
            source: components["schemas"]["EnumsBrandSource"];
            /** @description Number of known brands below this one. */
            sub_brand_count?: number;
            /** @description How the brand speaks. */
            tone?: components["schemas"]["RegistryBrandTone"];
            /** @description True when the domain served a valid brand.json. */
            verified: boolean;
        };
        /**
         * Brand listing statistics
         * @description Counts over all entries that match `search`; `source` and the page do not matter.
         */
        RegistryBrandListingStats: {
            /** @description Entries backed by a brand.json. */
            brand_json: number;
            /** @description Entries written by members. */
            community: number;
            /** @description Entries from automated enrichment. */
            enriched: number;
            /** @description Entries whose document this registry hosts. */
            hosted?: number;
            /** @description Entries that are master or independent brands, or have no known place. */
            houses: number;
            /** @description Entries that are sub-brands or endorsed brands. */
            sub_brands: number;
            /** @description Entries that match. */
            total: number;
            /** @description Entries with identity data beyond the name. */
            with_manifest: number;
        };
        /**
         * Brand logo
         * @description A logo file with labels.
         * @example {
         *       "url": "https://acme.example/logo.svg",
         *       "tags": [
         *         "primary"
         *       ]
         *     }
         */
        RegistryBrandLogo: {
            /** @description Labels such as `primary`, `icon` or `dark`; may be empty. */
            tags: string[];
            /**
             * Format: uri
             * @description Address of the image, http or https.
             */
            url: string;
        };
        /**
         * Brand manifest input
         * @description Identity data that a member writes for a brand, at most 256 KB as JSON. Further keys are stored and given back; keys that would claim trust or classification are dropped.
         * @example {
         *       "name": "Acme Outdoors",
         *       "description": "Gear for long walks.",
         *       "logos": [
         *         {
         *           "url": "https://acme.example/logo.svg",
         *           "tags": [
         *             "primary"
         *           ]
         *         }
         *       ],
         *       "colors": [
         *         {
         *           "hex": "#0B6E4F",
         *           "type": "primary"
         *         }
         *       ]
         *     }
         */
        RegistryBrandManifestInput: {
            /** @description Colors, either as a list or as a map from part to color, the form that enrichment answers. The map is stored as the list. */
            colors?: components["schemas"]["RegistryBrandColor"][] | components["schemas"]["RegistryBrandColorMap"];
            /** @description What the brand is or does. */
            description?: string;
            /** @description Logo files. */
            logos?: components["schemas"]["RegistryBrandLogo"][];
            /** @description Name of the brand as it should be shown. */
            name?: string;
        };
        /**
         * Brand resolution
         * @description The canonical identity behind a brand domain. The structure is the same whatever the source.
         */
        RegistryBrandResolution: {
            /**
             * Format: uri
             * @description Agent that answers for the brand, when its file names one.
             */
            brand_agent_url?: string;
            /** @description Identifier of the brand within its own brand.json or within its house; unique there only. Absent for entries that are not backed by a brand.json with brands. */
            brand_id?: string;
            /** @description Remaining identity data of the brand (logos, colors, tone and whatever else the source holds). */
            brand_manifest?: {
                [key: string]: unknown;
            };
            /**
             * @description Name to show: the English one when there is one, else the first.
             * @example Acme Outdoors
             */
            brand_name: string;
            /**
             * @description Domain that identifies the brand; the domain of the house for a brand without a domain of its own.
             * @example acme.example
             */
            canonical_domain: string;
            /**
             * @description Canonical identifier, unique among all brands: the canonical domain of the brand, or `<house domain>#<brand id>` for a brand that is defined in a house file and has no website that leads to that house. A site can only obtain an identifier of a domain that it controls.
             * @example acme.example
             */
            canonical_id: string;
            /** @description House that only the brand names. A claim, never a reason to trust. */
            claimed_house_domain?: string;
            /** @description Age of the brand.json copy behind the answer. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /**
             * @description Domain of the owning house, when house and brand both confirm the relationship or the brand is defined in the house file. Otherwise the canonical domain of the brand itself.
             * @example acme-group.example
             */
            house_domain: string;
            /** @description Name of the house. */
            house_name?: string;
            /** @description Place of the brand in its house; `independent` when nothing is declared. */
            keller_type: components["schemas"]["EnumsKellerType"];
            /** @description Findings about the live file; present when `fresh=true` was asked and a stored entry had to answer. */
            live_brand_json?: components["schemas"]["RegistryLiveBrandJson"];
            /** @description What should be changed in an older document; at most 20 entries. */
            migration_warnings?: components["schemas"]["RegistryValidationWarning"][];
            /** @description Every known name. */
            names?: components["schemas"]["RegistryLocalizedName"][];
            /** @description Identifier of the brand above this one in the house. */
            parent_brand?: string;
            /** @description Older document version that was read as the present one. */
            promoted_from_schema?: string;
            /**
             * Format: date-time
             * @description When the house declared the tie, or when it was first seen.
             */
            relationship_declared_at?: string;
            /** @description How well the tie to the house is proven; absent when it was not examined. */
            relationship_trust?: components["schemas"]["EnumsRelationshipTrust"];
            /**
             * Format: date-time
             * @description When both sides were last seen to confirm the tie; with `mutual` only.
             */
            relationship_verified_at?: string;
            /** @description Where the data came from. */
            source: components["schemas"]["EnumsBrandSource"];
        };
        /**
         * Brand save request
         * @description What a member writes about a brand. The stored source is always `community`; unknown keys are ignored.
         * @example {
         *       "domain": "acme.example",
         *       "brand_name": "Acme Outdoors",
         *       "brand_manifest": {
         *         "name": "Acme Outdoors",
         *         "colors": [
         *           {
         *             "hex": "#0B6E4F",
         *             "type": "primary"
         *           }
         *         ]
         *       }
         *     }
         */
        RegistryBrandSaveRequest: {
            /** @description Identity data. When it is left out of an edit, the stored data stay. */
            brand_manifest?: components["schemas"]["RegistryBrandManifestInput"];
            /** @description Name of the brand; more than blanks. */
            brand_name: string;
            /**
             * @description Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
        };
        /**
         * Brand save response
         * @description The outcome of a save.
         */
        RegistryBrandSaveResponse: {
            /** @description Domain in canonical form. */
            domain: string;
            /** @description Identifier of the entry; stays the same over all edits. */
            id: string;
            /** @description What was done, in one sentence. */
            message: string;
            /** @description Number of the new revision; present only when an existing entry was edited. Creation is revision 1, so the first edit answers 2. */
            revision_number?: number;
            /**
             * @description Always true; failures answer an error status.
             * @constant
             */
            success: true;
        };
        /**
         * Brand tone
         * @description How the brand speaks.
         * @example {
         *       "voice": "Warm and plain",
         *       "attributes": [
         *         "friendly",
         *         "expert"
         *       ]
         *     }
         */
        RegistryBrandTone: {
            /** @description Words that describe it. */
            attributes?: string[];
            /** @description What writers should avoid. */
            donts?: string[];
            /** @description What writers should do. */
            dos?: string[];
            /** @description Short description of the voice. */
            voice?: string;
        };
        /**
         * Crawl request
         * @description Domain that should be crawled soon.
         * @example {
         *       "domain": "news.example"
         *     }
         */
        RegistryCrawlRequestRequest: {
            /**
             * @description Domain to crawl; it must resolve to public addresses only. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
        };
        /**
         * Crawl request response
         * @description The crawl is queued and runs on its own.
         */
        RegistryCrawlRequestResponse: {
            /**
             * Format: uuid
             * @description Identifier under which the state can be asked for.
             */
            crawl_request_id: string;
            /** @description Domain in canonical form. */
            domain: string;
            /**
             * @description Says that the request was taken.
             * @example Crawl request accepted
             */
            message: string;
        };
        /**
         * Crawl request status
         * @description State of a crawl request. Only the organization that made it can see it.
         */
        RegistryCrawlRequestStatus: {
            /** @description Attempts started so far. */
            attempts: number;
            /** @description What the crawl found at brand.json; null until the request ends. */
            brand_json_outcome?: components["schemas"]["EnumsCrawlOutcome"] | null;
            /**
             * Format: date-time
             * @description When the request ended; null before.
             */
            completed_at: string | null;
            /**
             * Format: uuid
             * @description Identifier of the request.
             */
            crawl_request_id: string;
            /** @description Domain in canonical form. */
            domain: string;
            /**
             * Format: date-time
             * @description When the latest attempt began; null before the first.
             */
            last_attempted_at: string | null;
            /** @description Why the latest attempt failed, for example `timeout`, `connection` or `http_status`; null when it did not. */
            last_error_code: string | null;
            /** @description Attempts after which the request is given up. */
            max_attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none is planned.
             */
            next_attempt_at: string | null;
            /** @description What the crawl found at adagents.json; null until the request ends. */
            outcome: components["schemas"]["EnumsCrawlOutcome"] | null;
            /**
             * Format: date-time
             * @description When the request was taken.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description When the first attempt began; null before.
             */
            started_at: string | null;
            /** @description State of the request. */
            status: components["schemas"]["EnumsCrawlStatus"];
        };
        /**
         * Discovered agent
         * @description What an agent told when it was asked just now.
         */
        RegistryDiscoveredAgent: {
            /** @description What it says about itself. */
            description?: string;
            /** @description Name that the agent gives itself, else its host. */
            name: string;
            /** @description True when the agent asks for a credential before it tells anything. */
            oauth_required?: boolean;
            /** @description Protocols in which it answers. */
            protocols: ("mcp" | "a2a")[];
            /** @description Counts, as far as the agent is of that kind. */
            stats: {
                /** @description Creative formats that it declares. */
                format_count?: number;
                /** @description Products that it offers without a credential. */
                product_count?: number;
                /** @description Publishers that are known to authorize it. */
                publisher_count?: number;
            };
            /** @description The tasks, at most 200. */
            tools: components["schemas"]["RegistryAgentTool"][];
            /** @description Tasks that it lists. */
            tools_count: number;
            /** @description What its tasks suggest: `sales`, `signals`, `creative`, or `unknown`. */
            type: string;
        };
        /**
         * Discovered brand
         * @description A stored brand entry as its submitter sees it.
         */
        RegistryDiscoveredBrand: {
            /** @description Identity data as stored. */
            brand_manifest?: {
                [key: string]: unknown;
            };
            /** @description Name of the brand. */
            brand_name: string;
            /** @description House named by the submission. */
            claimed_house_domain?: string;
            /**
             * Format: date-time
             * @description When the entry was made.
             */
            created_at: string;
            /** @description Domain in canonical form. */
            domain: string;
            /** @description Confirmed house; never taken from a submission. */
            house_domain?: string;
            /** @description Identifier of the entry. */
            id: string;
            /** @description Place of the brand in its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description Identifier of the brand above this one. */
            parent_brand?: string;
            /** @description State of the review. */
            review_status: components["schemas"]["EnumsReviewStatus"];
            /** @description Where the entry came from; `community` for a submission. */
            source: components["schemas"]["EnumsBrandSource"];
            /**
             * Format: date-time
             * @description When the entry last changed.
             */
            updated_at: string;
        };
        /**
         * Discovered brand request
         * @description A brand that a member proposes for review. Superseded by the save request.
         * @example {
         *       "domain": "trail.example",
         *       "brand_name": "Trail",
         *       "keller_type": "sub_brand",
         *       "house_domain": "acme.example"
         *     }
         */
        RegistryDiscoveredBrandRequest: {
            /** @description Identity data. */
            brand_manifest?: components["schemas"]["RegistryBrandManifestInput"];
            /** @description Name of the brand; the domain when absent. */
            brand_name?: string;
            /**
             * @description Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
            /**
             * @description House that the brand is said to belong to; stored as a claim. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example acme.example
             */
            house_domain?: string;
            /** @description Place of the brand in its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description Identifier of the brand above this one. */
            parent_brand?: string;
        };
        /**
         * Discovered brand response
         * @description The submission as stored. It stays hidden until an operator approves it.
         */
        RegistryDiscoveredBrandResponse: {
            /** @description The stored entry. */
            brand: components["schemas"]["RegistryDiscoveredBrand"];
            /**
             * @description A new submission always waits for review.
             * @constant
             */
            review_status: "pending";
        };
        /**
         * Expanded identifier
         * @description An identifier of a property that the agent may sell.
         */
        RegistryExpandedIdentifier: {
            /** @description Property that it belongs to, see `properties`. */
            property_id: string;
            /** @description Publisher. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Scheme of the value. */
            type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description The identifier, in canonical form. */
            value: string;
        };
        /**
         * Expanded property
         * @description A property that the agent may sell.
         */
        RegistryExpandedProperty: {
            /** @description Names under which the property is known. The first 100. */
            identifiers: components["schemas"]["CoreIdentifier"][];
            /** @description Identifier that the publisher gave to the property, else its registry identifier, else a key that is made from its identifiers. */
            property_id: string;
            /** @description Name shown to people. */
            property_name: string;
            /**
             * Format: uuid
             * @description Registry identifier; absent for a property of a publisher that is not recorded yet.
             */
            property_rid?: string;
            /** @description Kind of property. */
            property_type: components["schemas"]["EnumsPropertyType"];
            /** @description Publisher. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Labels of the property. The first 100. */
            tags: string[];
        };
        /**
         * Feed ticket
         * @description Single-use credential for one stream of the change feed.
         * @example {
         *       "ticket": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
         *       "expires_at": "2026-01-15T08:31:00.000Z"
         *     }
         */
        RegistryFeedTicket: {
            /**
             * Format: date-time
             * @description When the ticket expires: 60 seconds after it was issued. A stream that it has opened is not affected.
             */
            expires_at: string;
            /** @description Value of the query parameter `ticket` of `GET /api/registry/feed/stream`. It opens one stream. */
            ticket: string;
        };
        /**
         * Freshness
         * @description How recent the remote document behind an answer is.
         * @example {
         *       "state": "fresh",
         *       "validated_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        RegistryFreshness: {
            /** @description Age class of the copy. */
            state: components["schemas"]["EnumsFreshnessState"];
            /**
             * Format: date-time
             * @description When the document was last fetched and found valid; null when that never happened.
             */
            validated_at?: string | null;
        };
        /**
         * History response
         * @description Revisions of a brand or property entry, newest first.
         */
        RegistryHistoryResponse: {
            /** @description Domain of the entry, in canonical form. */
            domain: string;
            /** @description Revisions of this page, newest first; empty when `offset` is past the end. */
            revisions: components["schemas"]["RegistryRevisionEntry"][];
            /** @description Number of revisions that the entry has in all, whatever the page. */
            total: number;
        };
        /**
         * Hosted adagents document
         * @description An adagents.json that this registry serves for a domain with a community entry. It can describe properties but never authorizes anyone.
         */
        RegistryHostedAdagents: {
            /** @description Address of the schema of the document. */
            $schema?: string;
            /** @description Always empty: only the publisher itself can authorize sales. */
            authorized_agents: {
                [key: string]: unknown;
            }[];
            /** @description Whom to ask. */
            contact?: components["schemas"]["RegistryPropertyContact"];
            /**
             * Format: date-time
             * @description When the entry last changed.
             */
            last_updated?: string;
            /** @description Properties as the member wrote them. */
            properties: components["schemas"]["RegistryHostedProperty"][];
        };
        /**
         * Hosted property
         * @description A property of a hosted document, as far as the member described it.
         */
        RegistryHostedProperty: {
            /** @description Names under which the property is known. */
            identifiers?: {
                /** @description Scheme of the value. */
                type: string;
                /** @description The identifier. */
                value: string;
            }[];
            /** @description Name shown to people. */
            name: string;
            /** @description Identifier inside the publisher. */
            property_id?: string;
            /** @description Kind of property. */
            property_type: string;
            /** @description Labels of the property. */
            tags?: string[];
        };
        /**
         * Last failure
         * @description How the last look at the adagents.json of a publisher failed. Absent when the file was valid then.
         * @example {
         *       "outcome": "invalid",
         *       "code": "json",
         *       "message": "is not JSON: unexpected end",
         *       "since": "2026-01-15T08:30:00.000Z",
         *       "checked_at": "2026-01-15T08:35:00.000Z"
         *     }
         */
        RegistryLastFailure: {
            /**
             * Format: date-time
             * @description When the file was looked for last.
             */
            checked_at: string;
            /** @description Field of the file that the first fault is about, or `json`, `http_status`, `timeout`, `connection` and the like when it could not be read. */
            code: string;
            /** @description The first fault, for people. */
            message: string;
            /**
             * @description `invalid`: a file was fetched and is not valid, so what it said before does not count any more; `absent`: the domain has no file; `unreachable`: the file could not be fetched, and the last good copy counts for seven days.
             * @enum {string}
             */
            outcome: "invalid" | "absent" | "unreachable";
            /**
             * Format: date-time
             * @description When the first look failed after which none succeeded.
             */
            since: string;
        };
        /**
         * Live brand file check
         * @description Why the live brand.json was not used although a fresh fetch was asked for; the answer then rests on the stored entry.
         */
        RegistryLiveBrandJson: {
            /** @description Findings that made the file unusable. */
            errors: components["schemas"]["RegistryValidationError"][];
            /** @description HTTP status of the fetch; absent when no answer came. */
            status_code?: number;
            /** @description Address that was fetched. */
            url: string;
            /** @description True when the live file passed validation. */
            valid: boolean;
            /** @description Findings that left the file usable. */
            warnings: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Localized name
         * @description One name in one language: a single key, the BCP 47 tag, with the name as its value.
         * @example {
         *       "en": "Acme Outdoors"
         *     }
         */
        RegistryLocalizedName: {
            [key: string]: string;
        };
        /**
         * Looked-up agent
         * @description An agent that a publisher authorizes, or that claims to sell for one.
         */
        RegistryLookedUpAgent: {
            /** @description What the publisher says the agent may sell. */
            authorized_for?: string;
            /** @description The organization that enrolled the agent; only for agents that it shows to everybody. */
            member?: {
                /** @description Name. */
                display_name?: string;
                /** @description Short name. */
                slug?: string;
            };
            /** @description Canonical URL of the agent. */
            url: string;
        };
        /**
         * Looked-up property
         * @description A property out of a publisher's file.
         */
        RegistryLookedUpProperty: {
            /**
             * Format: uuid
             * @description Registry identifier of the property; never changes.
             */
            id: string;
            /** @description Names under which the property is known, in canonical form. The first 100. */
            identifiers: components["schemas"]["CoreIdentifier"][];
            /** @description Name shown to people. */
            name: string;
            /** @description Identifier that the publisher gave to the property; null when it gave none. */
            property_id: string | null;
            /**
             * Format: uuid
             * @description The same as `id`.
             */
            property_rid?: string;
            /** @description Kind of property. */
            property_type: components["schemas"]["EnumsPropertyType"];
            /** @description Publisher of the property. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Labels of the property. The first 100. */
            tags: string[];
        };
        /**
         * Domains of an agent
         * @description Publishers that authorize an agent.
         */
        RegistryLookupAgentDomains: {
            /** @description URL that was asked for, as sent. */
            agent_url: string;
            /** @description Domains in `domains`. */
            count: number;
            /** @description Publisher domains, each once, in alphabetical order. The first 100000. */
            domains: string[];
        };
        /**
         * Agents of a domain
         * @description Agents that the file of a publisher authorizes, and agents that say they sell it.
         */
        RegistryLookupDomain: {
            /** @description Agents with an entry in the adagents.json that speaks for the domain, each once, by URL; entries whose time has not come or has passed do not count. The first 10000. */
            authorized_agents: components["schemas"]["RegistryLookedUpAgent"][];
            /** @description Publisher domain, in canonical form. */
            domain: components["schemas"]["CoreDomainName"];
            /** @description Enrolled agents that name the domain in their portfolio, each once, by URL. A claim authorizes nobody. The first 10000. */
            sales_agents_claiming: components["schemas"]["RegistryLookedUpAgent"][];
        };
        /**
         * Agents of a property
         * @description Agents that publishers authorize for the properties that an identifier stands for.
         */
        RegistryLookupProperty: {
            /** @description One item per agent and property, by publisher, agent and property. The first 1000, or about 4 MB. */
            agents: components["schemas"]["RegistryPropertyAgent"][];
            /** @description Items in `agents`. */
            count: number;
            /** @description Type that was asked for. */
            type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description Value that was asked for, as sent. */
            value: string;
        };
        /**
         * Manifest lookup
         * @description Whether a manifest of a domain is known, and where it is.
         */
        RegistryManifestLookup: {
            /** @description True when a manifest is known. */
            found: boolean;
            /** @description Where it is; present when one is known. */
            reference?: components["schemas"]["RegistryManifestReference"];
            /** @description Same as `found`. */
            success: boolean;
        };
        /**
         * Manifest reference
         * @description Where a manifest of a domain is found.
         */
        RegistryManifestReference: {
            /** @description Identifier of the domain's brand at that agent, when it has one; null for a file. */
            agent_id: string | null;
            /**
             * Format: uri
             * @description URL of the agent; null for a file.
             */
            agent_url: string | null;
            /**
             * Format: uri
             * @description Address of the file; null for an agent.
             */
            manifest_url: string | null;
            /**
             * @description `url`: a file; `agent`: an agent that answers instead of a file.
             * @enum {string}
             */
            reference_type: "url" | "agent";
            /** @description What the last look at it found. */
            verification_status: components["schemas"]["EnumsManifestStatus"];
        };
        /**
         * Member reference
         * @description Organization of this registry that stands behind an entry.
         */
        RegistryMemberRef: {
            /** @description Name shown to people. */
            display_name: string;
            /** @description Short name of the organization, where it has one. */
            slug?: string;
        };
        /**
         * Operator agent
         * @description An agent of an operator, with the publishers that trust it.
         */
        RegistryOperatorAgent: {
            /** @description Publishers whose files authorize the agent, in the order of their domains; at most 100. */
            authorized_by: components["schemas"]["RegistryOperatorAuthorization"][];
            /** @description True when more publishers authorize the agent than are shown. */
            authorized_by_truncated?: boolean;
            /** @description Name given at enrolment, else the name that the agent gives itself, else its host. */
            name: string;
            /** @description What the agent is for; `unknown` when nobody said. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /**
             * Format: uri
             * @description Canonical URL of the agent.
             */
            url: string;
        };
        /**
         * Operator authorization
         * @description A publisher that trusts an agent.
         */
        RegistryOperatorAuthorization: {
            /** @description What the publisher says the agent may sell. */
            authorized_for?: string;
            /** @description Publisher in canonical form. */
            publisher_domain: string;
            /** @description What the authorization rests on. */
            source: components["schemas"]["EnumsPublisherAgentSource"];
        };
        /**
         * Operator lookup
         * @description The agents that the owner of a domain operates. Agents that the caller may not see are left out.
         */
        RegistryOperatorLookup: {
            /** @description Agents by URL; at most 20. */
            agents: components["schemas"]["RegistryOperatorAgent"][];
            /** @description True when there are more agents than are shown. */
            agents_truncated?: boolean;
            /** @description Operator in canonical form. */
            domain: string;
            /** @description Organization that keeps an entry for the domain; null when there is none. */
            member: components["schemas"]["RegistryMemberRef"] | null;
        };
        /**
         * Ownership challenge
         * @description What an organization publishes on a domain to prove that it controls it. Either of the two places is enough.
         * @example {
         *       "domain": "tidewaterceramics.example",
         *       "nonce": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI",
         *       "expires_at": "2026-01-15T08:45:00.000Z",
         *       "dns": {
         *         "name": "_proto-owner.tidewaterceramics.example",
         *         "type": "TXT",
         *         "value": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
         *       },
         *       "http": {
         *         "url": "https://tidewaterceramics.example/.well-known/proto-ownership.txt",
         *         "body": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
         *       }
         *     }
         */
        RegistryOwnershipChallenge: {
            /** @description The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own. */
            dns: {
                /** @description Name of the record. */
                name: string;
                /**
                 * @description Type of the record.
                 * @constant
                 */
                type: "TXT";
                /** @description Text of the record: the nonce and nothing else. */
                value: string;
            };
            /** @description The domain in canonical form. */
            domain: string;
            /**
             * Format: date-time
             * @description End of the 15 minutes in which the nonce can be proved.
             */
            expires_at: string;
            /** @description The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. */
            http: {
                /** @description Line that the file must have: the nonce and nothing else. */
                body: string;
                /**
                 * Format: uri
                 * @description Address of the file.
                 */
                url: string;
            };
            /** @description 256 random bits in base64url. Works once, for this organization and domain only. */
            nonce: string;
        };
        /**
         * Ownership challenges
         * @description Challenges of one organization, the newest first.
         * @example {
         *       "total": 0,
         *       "challenges": []
         *     }
         */
        RegistryOwnershipChallengeList: {
            /** @description One item per domain: its last challenge. */
            challenges: components["schemas"]["RegistryOwnershipChallengeState"][];
            /** @description Domains that the organization asked a challenge for. */
            total: number;
        };
        /**
         * Ownership challenge request
         * @description Domain whose control is to be proved.
         * @example {
         *       "domain": "tidewaterceramics.example"
         *     }
         */
        RegistryOwnershipChallengeRequest: {
            /**
             * @description Domain to prove. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example tidewaterceramics.example
             */
            domain: string;
        };
        /**
         * Ownership challenge state
         * @description Where an organization stands with a domain.
         * @example {
         *       "domain": "quietkettle.example",
         *       "state": "none",
         *       "proof": null
         *     }
         */
        RegistryOwnershipChallengeState: {
            /** @description What was looked for, where, and what was there instead; after a proof that failed. */
            detail?: string;
            /** @description The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own. Shown while the challenge is open. */
            dns?: {
                /** @description Name of the record. */
                name: string;
                /**
                 * @description Type of the record.
                 * @constant
                 */
                type: "TXT";
                /** @description Text of the record: the nonce and nothing else. */
                value: string;
            };
            /** @description The domain in canonical form. */
            domain: string;
            /**
             * Format: date-time
             * @description End of its 15 minutes; missing with `none`.
             */
            expires_at?: string;
            /** @description The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. Shown while the challenge is open. */
            http?: {
                /** @description Line that the file must have: the nonce and nothing else. */
                body: string;
                /**
                 * Format: uri
                 * @description Address of the file.
                 */
                url: string;
            };
            /**
             * Format: date-time
             * @description When the challenge was issued; missing with `none`.
             */
            issued_at?: string;
            /** @description 256 random bits in base64url. Works once, for this organization and domain only. Shown while it is open. */
            nonce?: string;
            /** @description The last proof, null without one. */
            proof: components["schemas"]["RegistryOwnershipProof"] | null;
            /**
             * Format: date-time
             * @description When a proof succeeded or failed; missing before that.
             */
            settled_at?: string;
            state: components["schemas"]["EnumsOwnershipChallengeState"];
        };
        /**
         * Ownership proof
         * @description The last proof of an organization for a domain. Edits may lean on it until `valid_until`; a new entry needs a proof of its own.
         * @example {
         *       "method": "dns",
         *       "proved_at": "2026-01-15T08:32:10.000Z",
         *       "age_seconds": 86400,
         *       "valid_until": "2026-04-15T08:32:10.000Z",
         *       "is_valid": true
         *     }
         */
        RegistryOwnershipProof: {
            /** @description Age of the proof in whole seconds. */
            age_seconds: number;
            /** @description Whether an edit can lean on it now. */
            is_valid: boolean;
            method: components["schemas"]["EnumsOwnershipProofMethod"];
            /**
             * Format: date-time
             * @description When the nonce was found.
             */
            proved_at: string;
            /**
             * Format: date-time
             * @description End of the 90 days in which edits need no other proof.
             */
            valid_until: string;
        };
        /**
         * Probed format
         * @description A creative format as the agent describes it, shortened; claims of verification are left out.
         */
        RegistryProbedFormat: {
            /** @description Identifier of the format, as the agent writes it. */
            format_id?: unknown;
            /** @description Kind of format of a declared capability. */
            format_kind?: string;
            /** @description Name of the format. */
            name?: string;
            /** @description Kind of format. */
            type?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Probed product
         * @description A product of a sales agent in a few words; texts are shortened.
         */
        RegistryProbedProduct: {
            /** @description Amount of the first price, in `currency`. */
            base_rate?: number;
            /** @description ISO 4217 code of the first price. */
            currency?: string;
            /** @description Channels. */
            delivery_channels?: string[];
            /** @description Whether delivery is guaranteed. */
            delivery_type?: string;
            /** @description Description. */
            description?: string;
            /** @description Creative formats that it takes. */
            format_options?: string[];
            /** @description Name. */
            name?: string;
            /** @description Model of the first price. */
            pricing_model?: string;
            /** @description Identifier at the agent. */
            product_id: string;
            /** @description Name, or else domain, of the first property. */
            property_name?: string;
            /** @description Kind of the first property. */
            property_type?: string;
            /** @description What can be targeted. */
            targeting_capabilities?: string[];
        };
        /**
         * Product authorization
         * @description Whether an agent may sell a product, and how much of it.
         */
        RegistryProductAuthorization: {
            /** @description URL that was asked for, as sent. */
            agent_url: string;
            /** @description URL by which authorizations are matched. */
            agent_url_canonical?: string;
            /** @description True when something was requested and all of it is authorized, on both sides, and every publisher that is named could be judged. */
            authorized: boolean;
            /**
             * Format: date-time
             * @description When the answer was worked out.
             */
            checked_at: string;
            /** @description Share of what was requested, in percent, rounded down. */
            coverage_percentage: number;
            /** @description The operator of the agent, as far as it does not depend on the property. Where several brands declare the agent, the one that answers for most of the properties. */
            operator_side: components["schemas"]["RegistryAuthorizationOperatorSide"];
            /** @description The files that were judged, one per publisher, in the order of publishers as first named. */
            publisher_sides: components["schemas"]["RegistryProductPublisherSide"][];
            /** @description Why it holds, or what most of the properties failed for; where none was judged, what stands in the way. */
            reason: components["schemas"]["EnumsAuthorizationReason"];
            /** @description One item per selector and publisher, in the order of publishers as first named. */
            selectors: components["schemas"]["RegistryProductSelectorCoverage"][];
            /** @description Those of them that the agent may sell. */
            total_authorized: number;
            /** @description Properties requested, over all selectors; what several ask for counts once. What `all` or tags mean is not known of a publisher without a file. */
            total_requested: number;
        };
        /**
         * Product authorization request
         * @description A product, by the properties that it is made of, and the agent that offers it.
         * @example {
         *       "agent_url": "https://sales.brightlane.example",
         *       "publisher_properties": [
         *         {
         *           "publisher_domain": "morningtide.example",
         *           "selection_type": "all"
         *         }
         *       ]
         *     }
         */
        RegistryProductAuthorizationRequest: {
            /** @description URL of the agent, in any spelling; it is brought into canonical form. */
            agent_url: string;
            /**
             * Format: date-time
             * @description Moment that is asked about; now when absent.
             */
            at?: string;
            /** @description Country in which the product is sold, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not hold. */
            country?: string;
            /** @description Delegation type that is claimed; compared when given. */
            delegation_type?: components["schemas"]["EnumsDelegationType"];
            /**
             * @description `live` reads the files of up to ten publishers and of the operator from their origin, except those that were asked for within the last 30 seconds; `index` answers from what is stored.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "index";
            /** @description What the product is made of. Written out, at most 1000 pairs of selector and publisher. */
            publisher_properties: components["schemas"]["RegistryProductSelector"][];
        };
        /**
         * Product identifiers
         * @description Selectors, expanded to the properties that an agent may sell and to their identifiers.
         */
        RegistryProductIdentifiers: {
            /** @description URL that was asked for, as sent. */
            agent_url: string;
            /**
             * Format: date-time
             * @description When the answer was worked out.
             */
            generated_at: string;
            /** @description All their identifiers, also those that are not shown. */
            identifier_count: number;
            /** @description Identifiers of these properties, each once per property. The first 10000. */
            identifiers: components["schemas"]["RegistryExpandedIdentifier"][];
            /** @description Properties, each once. The first 5000. */
            properties: components["schemas"]["RegistryExpandedProperty"][];
            /** @description All properties that were found, also those that are not shown. */
            property_count: number;
            /** @description Whether something was found that is not shown. */
            truncated: boolean;
        };
        /**
         * Product identifiers request
         * @description Selectors to expand, and the agent that wants to sell them.
         * @example {
         *       "agent_url": "https://sales.brightlane.example",
         *       "publisher_properties": [
         *         {
         *           "publisher_domain": "morningtide.example"
         *         }
         *       ]
         *     }
         */
        RegistryProductIdentifiersRequest: {
            /** @description URL of the agent, in any spelling; it is brought into canonical form. */
            agent_url: string;
            /**
             * @description `live` reads the files of up to ten publishers that nobody has looked at so far; `index` answers from what is stored.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "index";
            /** @description What the product is made of. Written out, at most 1000 pairs of selector and publisher. */
            publisher_properties: components["schemas"]["RegistryProductSelector"][];
        };
        /**
         * Product authorization, publisher's side
         * @description The file that speaks for one publisher of a product, and what it says about the agent.
         */
        RegistryProductPublisherSide: {
            /** @description How the file was found; null when there is none. */
            discovery_method?: components["schemas"]["EnumsDiscoveryMethod"] | null;
            /** @description Entries of the file that name the agent. */
            entry_count: number;
            /** @description SHA-256 of its bytes, in hexadecimal; null when there is none. */
            file_sha256: string | null;
            /** @description Where the file was read, after redirects and pointers; null when there is none. */
            file_url: string | null;
            /** @description How recent the copy is that was judged. */
            freshness: components["schemas"]["EnumsFreshnessState"];
            /** @description Manager whose file speaks for the publisher, when its ads.txt names one. */
            manager_domain?: components["schemas"]["CoreDomainName"] | null;
            /** @description Why none of its properties can be sold, whatever is selected: there is no file that can be used, or it revokes the publisher. Null when its properties were judged one by one. */
            obstacle: components["schemas"]["EnumsAuthorizationReason"] | null;
            /** @description Publisher. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description When the file revoked the publisher, when it did and says so.
             */
            revoked_at?: string | null;
            /**
             * Format: date-time
             * @description When the file was last fetched and found valid; null when that never happened.
             */
            validated_at: string | null;
        };
        /**
         * Product selector
         * @description Selects properties of one or more publishers. Either `publisher_domain` or `publisher_domains` is needed. Without `selection_type` the other members say what is meant: ids mean `by_id`, tags mean `by_tag`, neither means `all`.
         */
        RegistryProductSelector: {
            /** @description Ids of properties, for `by_id`. */
            property_ids?: string[];
            /** @description Tags, for `by_tag`; a property with any of them is meant. */
            property_tags?: string[];
            /** @description Only properties of these types. */
            property_types?: components["schemas"]["EnumsPropertyType"][];
            /** @description Publisher; cleaned like every domain. */
            publisher_domain?: string;
            /** @description Several publishers, for `all` and `by_tag`. With `by_id` it is refused: ids mean something in one file only. */
            publisher_domains?: string[];
            /** @description How properties are selected. */
            selection_type?: components["schemas"]["EnumsSelectionType"];
            /** @description The same as `property_tags`. */
            tags?: string[];
        };
        /**
         * Product selector coverage
         * @description How much of one selector the agent may sell.
         */
        RegistryProductSelectorCoverage: {
            /** @description Those of them that the agent may sell. */
            authorized_count: number;
            /** @description Publisher. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description How many of the requested properties failed for each reason; ids that no property has fail for what stands in the way of the publisher, if anything does. */
            reasons: {
                [key: string]: number;
            };
            /** @description Properties that the selector means; for `by_id` the ids, known or not. */
            requested_count: number;
            /** @description How properties were selected. */
            selection_type: components["schemas"]["EnumsSelectionType"];
            /**
             * @description `adagents_json` when the file of the publisher was judged, `none` when there is none that can be used.
             * @enum {string}
             */
            source: "adagents_json" | "agent_claim" | "none";
            /** @description What is not covered: ids for `all` and `by_id`, for `by_tag` the tags of which at least one property is not covered or that no property has. The first 1000; absent when there is none. */
            unauthorized_items?: string[];
        };
        /**
         * Agent of a property
         * @description An agent that may sell a property.
         */
        RegistryPropertyAgent: {
            /** @description Canonical URL of the agent. */
            agent_url: string;
            /** @description The property that covers the identifier. */
            property: components["schemas"]["RegistryLookedUpProperty"];
            /** @description Publisher whose file authorizes the agent. */
            publisher_domain: components["schemas"]["CoreDomainName"];
        };
        /**
         * Property authorization
         * @description Whether an agent may sell a property, judged on both sides, with everything that led to the answer.
         */
        RegistryPropertyAuthorization: {
            /** @description URL that was asked for, as sent. */
            agent_url: string;
            /** @description URL by which authorizations are matched. */
            agent_url_canonical?: string;
            /** @description Whether every check passed. */
            authorized: boolean;
            /**
             * Format: date-time
             * @description When the answer was worked out.
             */
            checked_at: string;
            /** @description Every check, always in the same order. */
            checks: components["schemas"]["RegistryAuthorizationCheck"][];
            /** @description Type that was asked for. */
            identifier_type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description Value that was asked for, as sent. */
            identifier_value: string;
            /** @description What the operator says. */
            operator_side: components["schemas"]["RegistryAuthorizationOperatorSide"];
            /** @description Identifier that the publisher gave to the property; absent when it gave none or no property is known. */
            property_id?: string;
            /**
             * Format: uuid
             * @description Registry identifier of the property; absent when none is recorded.
             */
            property_rid?: string;
            /** @description Publisher of the property; absent when nobody lists the identifier. */
            publisher_domain?: components["schemas"]["CoreDomainName"];
            /** @description What the publisher says. */
            publisher_side: components["schemas"]["RegistryAuthorizationPublisherSide"];
            /** @description Why it holds, or the first check that failed. */
            reason: components["schemas"]["EnumsAuthorizationReason"];
        };
        /**
         * Property bulk request
         * @description Up to 100 domains to resolve to property information in one call.
         * @example {
         *       "domains": [
         *         "acme.example",
         *         "quiet.example"
         *       ]
         *     }
         */
        RegistryPropertyBulkRequest: {
            /** @description Domains to look up. Duplicates, after trimming and lowering, are answered once. An element that is no domain name fails the whole request with 400. */
            domains: string[];
        };
        /**
         * Property bulk response
         * @description Answers of a bulk property resolution. Only stored data are consulted.
         */
        RegistryPropertyBulkResponse: {
            /** @description One entry per domain, keyed by the domain as it was sent, trimmed and in lower case; null where nothing is stored. */
            results: {
                [key: string]: components["schemas"]["RegistryPropertyResolution"] | null;
            };
        };
        /**
         * Property contact
         * @description Whom to ask about the advertising of a publisher.
         * @example {
         *       "name": "Ad Operations",
         *       "email": "ads@news.example"
         *     }
         */
        RegistryPropertyContact: {
            /**
             * Format: email
             * @description Mail address.
             */
            email?: string;
            /** @description Person, team or company. */
            name?: string;
        };
        /**
         * Property listing
         * @description A page of properties, ordered by publisher domain and name.
         */
        RegistryPropertyListing: {
            /** @description Properties of this page. */
            properties: components["schemas"]["RegistryPropertyListingItem"][];
            /** @description Counts over everything that matches `search`. */
            stats: components["schemas"]["RegistryPropertyListingStats"];
        };
        /**
         * Property listing item
         * @description A property in the registry listing, with counts of its publisher.
         */
        RegistryPropertyListingItem: {
            /** @description Number of agents that the file of the publisher authorizes. */
            agent_count: number;
            /** @description Publisher that owns the property. */
            domain: string;
            /** @description Names under which the property is known. */
            identifiers: {
                /** @description Scheme of the value. */
                type: string;
                /** @description The identifier. */
                value: string;
            }[];
            /** @description Name shown to people. */
            name?: string;
            /** @description Number of properties known for the publisher. */
            property_count: number;
            /** @description Identifier that the publisher gave to the property. */
            property_id?: string;
            /**
             * Format: uuid
             * @description Permanent registry identifier of the property; absent for a community entry that names no property.
             */
            property_rid?: string;
            /** @description Kind of property. */
            property_type?: string;
            /** @description Where the property came from. */
            source: components["schemas"]["EnumsPropertySource"];
            /** @description True when the property stands in the file of the publisher. */
            verified: boolean;
        };
        /**
         * Property listing statistics
         * @description Counts over all properties that match `search`; `source` and the page do not matter.
         */
        RegistryPropertyListingStats: {
            /** @description Properties declared by their publisher. */
            adagents_json: number;
            /** @description Properties written by members. */
            community: number;
            /** @description Properties from automated enrichment. */
            enriched: number;
            /** @description Properties whose document this registry hosts. */
            hosted?: number;
            /** @description Properties that match. */
            total: number;
        };
        /**
         * Property resolution
         * @description What is known about the inventory of a publisher domain.
         */
        RegistryPropertyResolution: {
            /** @description Agents that the adagents.json of the publisher authorizes, each URL once. Always empty for a community entry: only the publisher itself can authorize sales. */
            authorized_agents: components["schemas"]["RegistryResolvedAgent"][];
            /** @description Whom to ask. */
            contact?: components["schemas"]["RegistryPropertyContact"];
            /** @description Age of the adagents.json copy behind the answer. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Why the file of the domain does not count, or only its last good copy does. */
            last_failure?: components["schemas"]["RegistryLastFailure"];
            /** @description Properties of the publisher. */
            properties: components["schemas"]["RegistryResolvedProperty"][];
            /** @description Properties that the publisher has; `properties` names the first 1000. */
            properties_total?: number;
            /** @description Publisher in canonical form. */
            publisher_domain: string;
            /** @description Where the answer came from. */
            source: components["schemas"]["EnumsPropertyResolutionSource"];
            /** @description True when the answer rests on the file of the publisher. */
            verified: boolean;
        };
        /**
         * Property save item
         * @description A property as a member writes it. Further keys are stored. What readers of an adagents.json would refuse answers 400, because the entry is hosted as such a document.
         */
        RegistryPropertySaveItem: {
            /** @description Names under which the property is known. Host names must lie within the domain of the publisher. Without any, the property is known by the domain of the publisher. */
            identifiers?: {
                /** @description Naming scheme of the value. */
                type: components["schemas"]["EnumsIdentifierTypes"];
                /** @description The identifier. */
                value: string;
            }[];
            /** @description Name shown to people; more than blanks. */
            name: string;
            /** @description Identifier of the property within the publisher, unique in the list. Without one the registry assigns one, derived from the name, and keeps it over later edits. */
            property_id?: string;
            /** @description The same as `type`, for clients that send both; `type` counts. */
            property_type?: string;
            /** @description Labels of the property: lower-case letters, digits and underscores. */
            tags?: string[];
            /** @description Kind of property. */
            type: components["schemas"]["EnumsPropertyType"];
        };
        /**
         * Property save request
         * @description What a member writes about the properties of a publisher. Unknown keys are ignored.
         * @example {
         *       "publisher_domain": "news.example",
         *       "properties": [
         *         {
         *           "type": "website",
         *           "name": "Example News"
         *         }
         *       ],
         *       "contact": {
         *         "name": "Ad Operations",
         *         "email": "ads@news.example"
         *       }
         *     }
         */
        RegistryPropertySaveRequest: {
            /** @description Accepted and ignored. The stored document always holds an empty list: a right to sell exists only in the adagents.json that the publisher serves. */
            authorized_agents?: components["schemas"]["CoreAnyValue"];
            /** @description Whom to ask. */
            contact?: components["schemas"]["RegistryPropertyContact"];
            /** @description Properties; an edit replaces the whole list. Empty when absent. */
            properties?: components["schemas"]["RegistryPropertySaveItem"][];
            /**
             * @description Domain of the publisher. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
             * @example acme.example
             */
            publisher_domain: string;
        };
        /**
         * Property save response
         * @description The outcome of a save.
         */
        RegistryPropertySaveResponse: {
            /** @description Identifier of the entry; stays the same over all edits. */
            id: string;
            /** @description What was done, in one sentence. */
            message: string;
            /** @description Number of the new revision; present only when an existing entry was edited. Creation is revision 1, so the first edit answers 2. */
            revision_number?: number;
            /**
             * @description Always true; failures answer an error status.
             * @constant
             */
            success: true;
        };
        /**
         * Publisher agent
         * @description An agent in the look-up of a publisher. The counts are there for the first 50 agents of the file, while it names properties.
         */
        RegistryPublisherAgent: {
            /** @description What the publisher says the agent may sell. */
            authorized_for?: string;
            /** @description Properties of the publisher that at least one entry of the agent reaches. */
            properties_authorized?: number;
            /** @description Properties of the publisher. */
            properties_total?: number;
            /** @description True when an entry reaches all properties of the publisher, later ones too. */
            publisher_wide?: boolean;
            /** @description What ties the agent to the publisher. */
            source: components["schemas"]["EnumsPublisherAgentSource"];
            /**
             * Format: uri
             * @description Canonical URL of the agent.
             */
            url: string;
        };
        /**
         * Publisher files
         * @description What is known about the two files in which a domain describes itself.
         */
        RegistryPublisherFiles: {
            /** @description The adagents.json. */
            adagents_json: {
                /**
                 * Format: uri
                 * @description Well-known address of the domain.
                 */
                expected_url: string;
                /** @description Why the file does not count, or only its last good copy does. */
                last_failure?: components["schemas"]["RegistryLastFailure"];
                /**
                 * Format: uri
                 * @description Where this registry hosts one for the domain.
                 */
                registry_url?: string;
                /** @description What is known about it. */
                status: components["schemas"]["EnumsPublisherFileStatus"];
            };
            /** @description The brand.json. */
            brand_json: {
                /** @description Name of the brand, when it is known. */
                name?: string;
                /** @description What is known about it. */
                status: components["schemas"]["EnumsBrandFileStatus"];
            };
        };
        /**
         * Publisher hosting
         * @description Where the adagents.json of a publisher is, and what the last look at it found.
         */
        RegistryPublisherHosting: {
            /**
             * Format: uri
             * @description Well-known address of the domain.
             */
            expected_url: string;
            /**
             * Format: uri
             * @description Where this registry hosts a file for the domain, from a member entry.
             */
            hosted_url?: string;
            /** @description Size in bytes of the file that was last seen valid. */
            last_bytes?: number;
            /** @description HTTP status of the last look; absent when no answer came. */
            last_http_status?: number;
            /**
             * Format: date-time
             * @description When the file was last seen valid; absent when it never was, or is gone.
             */
            last_validated?: string;
            /** @description Who serves the file. */
            mode: components["schemas"]["EnumsHostingMode"];
            /**
             * Format: uri
             * @description Address that served the file at last, after redirects and a pointer.
             */
            resolved_url?: string;
        };
        /**
         * Publisher listing
         * @description A page of publishers in the order of their domains.
         */
        RegistryPublisherListing: {
            /** @description Number of all publishers, whatever the page. */
            count: number;
            /** @description Publishers of this page. */
            publishers: components["schemas"]["RegistryPublisherListingItem"][];
        };
        /**
         * Publisher listing item
         * @description A publisher in the list of all publishers.
         */
        RegistryPublisherListingItem: {
            /** @description Number of agents that the file of the publisher authorizes. */
            agent_count: number;
            /** @description Publisher in canonical form. */
            domain: string;
            /** @description True when the publisher serves a valid adagents.json, or did within the last week and cannot be reached. */
            has_valid_adagents: boolean;
            /**
             * Format: date-time
             * @description When the file was last seen valid; absent when it never was, or is gone.
             */
            last_validated?: string;
            /** @description Organization that keeps an entry for the publisher, if any. */
            member?: components["schemas"]["RegistryMemberRef"];
            /** @description Number of properties known for the publisher. */
            property_count: number;
        };
        /**
         * Publisher lookup
         * @description What is known about a publisher: its inventory, and who may sell it. A domain that nobody knows answers the same shape with empty lists.
         */
        RegistryPublisherLookup: {
            /** @description Whether the adagents.json that stands behind the answer is valid; null when it was never looked for. */
            adagents_valid: boolean | null;
            /** @description Agents that the adagents.json authorizes, in its order, each once. At most 1000, and 48 KB. */
            authorized_agents: components["schemas"]["RegistryPublisherAgent"][];
            /** @description True when nothing was known about the domain and this look-up has started a crawl. */
            auto_crawl_triggered?: boolean;
            /** @description The brand of the domain, when it is known. */
            brand?: components["schemas"]["RegistryBrandCard"];
            /** @description How the adagents.json was found; null when none was. */
            discovery_method: components["schemas"]["EnumsDiscoveryMethod"] | null;
            /** @description Publisher in canonical form. */
            domain: string;
            /** @description Standing of both files. */
            files: components["schemas"]["RegistryPublisherFiles"];
            /** @description Age of the adagents.json copy behind the answer. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Where the file is. */
            hosting: components["schemas"]["RegistryPublisherHosting"];
            /** @description Domain that serves the file on behalf of the publisher, when it was found through ads.txt. */
            manager_domain?: string;
            /** @description Organization that keeps an entry for the publisher; null when there is none. */
            member: components["schemas"]["RegistryMemberRef"] | null;
            /** @description Places on the publisher's properties where ads appear, as the file describes them. Present when `include=placements` was asked; at most 500, and 64 KB. */
            placements?: {
                [key: string]: unknown;
            }[];
            /** @description Inventory from the best source that has any: the adagents.json, then the brand.json, then a member entry. At most 1000, and 112 KB. */
            properties: components["schemas"]["RegistryPublisherProperty"][];
            /** @description Number of properties that the source has; more than are shown for a large publisher. */
            properties_total?: number;
            /** @description Present when only the first agents have counts. */
            rollup_truncated?: {
                /** @description Agents with counts. */
                cap: number;
                /** @description Agents that the file authorizes. */
                total_agents: number;
            };
        };
        /**
         * Publisher property
         * @description A property in the look-up of a publisher.
         */
        RegistryPublisherProperty: {
            /** @description Tie that the brand.json names, for a property which it does not own. */
            delegation_type?: components["schemas"]["EnumsDelegationType"];
            /** @description Identifier that the publisher gave to the property. */
            id?: string;
            /** @description Names under which the property is known. */
            identifiers?: {
                /** @description Scheme of the value. */
                type: string;
                /** @description The identifier. */
                value: string;
            }[];
            /** @description Name shown to people. */
            name?: string;
            /** @description What says that the property is the publisher's. */
            source?: components["schemas"]["EnumsPublisherPropertySource"];
            /** @description Labels of the property. */
            tags?: string[];
            /** @description Kind of property; a member entry may hold other words than the property types. */
            type?: string;
        };
        /**
         * Publisher validation
         * @description What the adagents.json of a domain amounts to, in numbers. All counts are 0 for a file that is not valid.
         */
        RegistryPublisherValidation: {
            /** @description Agents that the file authorizes for the publisher, each once. */
            agent_count: number;
            /** @description How the file was found. */
            discovery_method: components["schemas"]["EnumsDiscoveryMethod"];
            /** @description Publisher in canonical form. */
            domain: string;
            /** @description Findings that make the file unusable, in document order. */
            errors?: components["schemas"]["RegistryValidationError"][];
            /** @description Domain that serves the file on behalf of the publisher, when it was found through ads.txt. */
            manager_domain?: string;
            /** @description Properties of the publisher. */
            property_count: number;
            /** @description Properties by their type; types without any are left out. */
            property_type_counts: {
                [key: string]: number;
            };
            /** @description Different tags of these properties. */
            tag_count: number;
            /**
             * Format: uri
             * @description Well-known address that was tried.
             */
            url?: string;
            /** @description True when the file has no errors. */
            valid: boolean;
            /** @description Findings that leave the file usable. */
            warnings?: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Registry statistics
         * @description How much the registry holds.
         */
        RegistryRegistryStats: {
            /** @description Entries for agents in the files of publishers. */
            authorizations: number;
            /** @description Authorizations by what they rest on. */
            authorizations_by_source: {
                /** @description Entries of files. */
                adagents_json: number;
                /** @description Statements of agents alone. */
                agent_claim: number;
            };
            /** @description Listed brands. */
            brands?: number;
            /** @description Agents that the file of at least one publisher authorizes. */
            discovered_agents: number;
            /** @description Properties of all publishers. */
            discovered_properties: number;
            /** @description Publishers with a valid adagents.json. */
            discovered_publishers: number;
            /** @description Properties by their type; types without any are left out. */
            properties_by_type: {
                [key: string]: number;
            };
            /** @description Listed publishers. */
            publishers?: number;
            /** @description Enrolled agents that the caller may see. */
            registered_agents: number;
            /** @description Publishers with a member entry. */
            registered_publishers: number;
        };
        /**
         * Resolved agent
         * @description An agent that the publisher authorizes.
         */
        RegistryResolvedAgent: {
            /** @description What the publisher says the agent may sell. */
            authorized_for?: string;
            /** @description URL of the agent, as the publisher wrote it. */
            url: string;
        };
        /**
         * Resolved property
         * @description A property in the answer of a property resolution.
         */
        RegistryResolvedProperty: {
            /** @description Identifier that the publisher gave to the property. */
            id?: string;
            /** @description Names under which the property is known. */
            identifiers?: {
                /** @description Scheme of the value. */
                type: string;
                /** @description The identifier. */
                value: string;
            }[];
            /** @description Name shown to people. */
            name?: string;
            /** @description Labels of the property. */
            tags?: string[];
            /** @description Kind of property, one of the property types for authoritative data; a community entry may hold other words. */
            type?: string;
        };
        /**
         * Revision entry
         * @description One edit in the history of a brand or property entry. A revision records the state after the edit.
         */
        RegistryRevisionEntry: {
            /**
             * Format: date-time
             * @description When the edit was made.
             */
            created_at: string;
            /** @description What changed, in one line. */
            edit_summary: string;
            /** @description Who made the edit; `system` marks automated enrichment. */
            editor_name: string;
            /** @description True when the edit restored an earlier revision. */
            is_rollback: boolean;
            /** @description Counts up from 1, the creation of the entry. */
            revision_number: number;
            /** @description Number of the revision that was restored; present only when `is_rollback` is true. */
            rolled_back_to?: number;
            /** @description Where the state after the edit came from. */
            source: components["schemas"]["EnumsRevisionSource"];
        };
        /**
         * Found publisher
         * @description A publisher that a search found.
         */
        RegistrySearchPublisher: {
            /** @description Number of agents that the file of the publisher authorizes. */
            agent_count?: number;
            /** @description Publisher in canonical form. */
            domain: string;
            /** @description Who stands behind the publisher, as far as it is known: the organization that keeps its entry, else the contact in its file, else the domain. */
            member: components["schemas"]["RegistryMemberRef"];
            /** @description Number of properties known for the publisher. */
            property_count?: number;
        };
        /**
         * Search response
         * @description The five best matches of each kind: those that are the query, then those that begin with it, then those that hold it.
         */
        RegistrySearchResponse: {
            /** @description Brands found by domain or name. */
            brands: components["schemas"]["RegistryBrandListingItem"][];
            /** @description Properties found by name, identifier or the domain of their publisher. */
            properties: components["schemas"]["RegistryPropertyListingItem"][];
            /** @description Publishers found by domain or name. */
            publishers: components["schemas"]["RegistrySearchPublisher"][];
        };
        /**
         * Validation error
         * @description A finding that makes a document unusable.
         * @example {
         *       "field": "authorized_agents[0].url",
         *       "message": "The agent URL must use https.",
         *       "severity": "error"
         *     }
         */
        RegistryValidationError: {
            /** @description Path of the offending field (`authorized_agents[0].url`), or the step that failed: `http_status`, `json`, `timeout`, `connection`, `network`, `authoritative_location`, `managerdomain_scope`, `root`. */
            field: string;
            /** @description What is wrong, in one sentence. */
            message: string;
            /**
             * @description Always `error`.
             * @constant
             */
            severity: "error";
        };
        /**
         * Validation result
         * @description What was found when the adagents.json of a domain was fetched and checked. Describes an invalid or missing file as readily as a valid one.
         */
        RegistryValidationResult: {
            /** @description How the document was found. */
            discovery_method: components["schemas"]["EnumsDiscoveryMethod"];
            /** @description Domain that was checked, in canonical form; `proposed` for a generated document. */
            domain: string;
            /** @description Findings that make the file unusable, in document order. */
            errors: components["schemas"]["RegistryValidationError"][];
            /** @description Age of the copy that was judged. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description How the last recorded look at the file failed; the findings beside it are those of this moment. */
            last_failure?: components["schemas"]["RegistryLastFailure"];
            /** @description Domain that serves the document on behalf of the publisher, when it was found through ads.txt. */
            manager_domain?: string;
            /** @description The document as parsed, after a pointer was followed; absent when nothing could be parsed. Can be large. */
            raw_data?: unknown;
            /** @description Address that finally served the document, after redirects and a pointer. */
            resolved_url?: string;
            /** @description Size in bytes of the document that was judged, after a pointer was followed. */
            response_bytes?: number;
            /** @description HTTP status of the first fetch; absent when no answer came. */
            status_code?: number;
            /** @description Well-known address that was tried; `proposed` for a generated document. */
            url: string;
            /** @description True when there is no error; warnings do not count. */
            valid: boolean;
            /** @description Findings that leave the file usable. */
            warnings: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Validation warning
         * @description A finding that leaves a document usable.
         * @example {
         *       "field": "last_updated",
         *       "message": "The file does not say when it was last changed.",
         *       "suggestion": "Add last_updated as an ISO 8601 time in UTC."
         *     }
         */
        RegistryValidationWarning: {
            /** @description Path of the field. */
            field: string;
            /** @description What could be better, in one sentence. */
            message: string;
            /** @description How to put it right. */
            suggestion?: string;
        };
    };
    responses: {
        /** @description The body is invalid (`invalid_request`), or the domain is none (`invalid_domain`). */
        AdagentsToolRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "invalid_request",
                 *       "message": "authorized_agents is required.",
                 *       "timestamp": "2026-01-15T08:30:00.000Z",
                 *       "issues": [
                 *         {
                 *           "path": "/authorized_agents",
                 *           "message": "is required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegistryAdagentsToolError"];
            };
        };
        /** @description The agent could not be reached, refused, or answered what is no answer (`agent_failed`). */
        AgentFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "agent_failed",
                 *       "message": "The agent asks for a credential.",
                 *       "url": "https://ads.morningtide.example"
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The agent is public (`agent_is_public`). */
        AgentIsPublic: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "agent_is_public",
                 *       "message": "Make the agent private or visible to members first."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description Another organization has enrolled the agent and proved its control (`agent_taken`), or the organization has as many agents as it may have (`agent_limit_reached`). */
        AgentTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The agent did not answer in time (`agent_timeout`). */
        AgentTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "agent_timeout",
                 *       "message": "The agent did not answer within 10 seconds.",
                 *       "url": "https://ads.morningtide.example"
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The cursor is older than the 90 days that the feed keeps, or was never handed out (`cursor_expired`). Load the state anew and go on without a cursor. */
        CursorExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "cursor_expired",
                 *       "message": "The cursor is older than 90 days; start again without one."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The caller is not a member of an organization (`forbidden`), its credential lacks the permission (`insufficient_scope`), or the organization has to prove control of the agent's host first (`ownership_proof_required`) or tried to in vain (`ownership_proof_failed`). */
        EnrolmentForbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["InsufficientScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The domain already has an entry (`entry_exists`). */
        EntryExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "entry_exists",
                 *       "message": "acme.example already has an entry; edit it by saving.",
                 *       "domain": "acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The caller is not a member of an organization or lacks the role (`forbidden`), or its credential lacks the permission (`insufficient_scope`). */
        Forbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["InsufficientScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description Something failed inside the service (`internal_error`). */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "internal_error",
                 *       "message": "The request could not be completed."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description A parameter or the body is invalid (`invalid_request`), or the domain is none (`invalid_domain`). */
        InvalidDomain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description A parameter or the body is invalid (`invalid_request`). */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_request",
                 *       "message": "The request does not match its schema.",
                 *       "issues": [
                 *         {
                 *           "path": "limit",
                 *           "message": "must be <= 100"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The organization would be left without an owner (`last_owner`). */
        LastOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "last_owner",
                 *       "message": "An organization keeps at least one owner; make somebody else an owner first."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description No enrichment provider is configured (`not_configured`), or it is too busy (`unavailable`). */
        NotConfigured: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_configured",
                 *       "message": "Brand enrichment is switched off on this registry."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description Nothing is known under this name (`not_found`). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "message": "Nothing is known about quiet.example.",
                 *       "domain": "quiet.example"
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The organization has nothing of this name (`not_found`); what others have answers the same. */
        NotFoundMine: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "message": "The organization has nothing of this name."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The body is larger than 10 MB (`payload_too_large`). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "payload_too_large",
                 *       "message": "The body may hold at most 10 MB."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The limit of the operation is reached (`rate_limited`). */
        RateLimited: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "rate_limited",
                 *       "message": "Too many requests; try again in 42 seconds.",
                 *       "retry_after": 42
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The entry cannot be edited, because the file of the domain backs it (`authoritative_entry`) or it waits for review (`pending_review`). */
        SaveConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The caller is not a member of an organization (`forbidden`), its credential lacks the permission (`insufficient_scope`), the organization has to prove control of the domain first (`ownership_proof_required`) or tried to in vain (`ownership_proof_failed`), or an operator has to look at the entry because the domain resembles another name (`held_for_review`). */
        SaveForbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["InsufficientScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description This process holds as many streams as it may, or its free streams are kept for other organizations (`rate_limited`). */
        TooManyStreams: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "rate_limited",
                 *       "message": "Too many streams are open here; try again in 5 seconds.",
                 *       "retry_after": 5
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The caller, by its organization or else its address, has as much of this running as it may (`rate_limited`). */
        TooMuchAtOnce: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "rate_limited",
                 *       "message": "You are asking too many agents at once; try again in a moment.",
                 *       "retry_after": 5
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The credential is missing where one is needed, or is not valid (`unauthorized`). */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unauthorized",
                 *       "message": "The credential is missing or not valid."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The service cannot take the request now (`unavailable`); `retry_after` says when to try again. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unavailable",
                 *       "message": "The queue is full; try again in 5 seconds.",
                 *       "retry_after": 5
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The body is not sent as application/json (`unsupported_media_type`). */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unsupported_media_type",
                 *       "message": "Send the body as application/json."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description The organization has 10 subscriptions to the change feed already (`webhook_limit_reached`). */
        WebhookLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "webhook_limit_reached",
                 *       "message": "The organization has 10 subscriptions already; remove one first."
                 *     }
                 */
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to answers 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        Organization: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Pages of every origin may read the answer.
         * @example *
         */
        AnyOrigin: "*";
        /**
         * @description The answer may be cached for five minutes.
         * @example public, max-age=300
         */
        CacheFiveMinutes: "public, max-age=300";
        /**
         * @description The answer may be cached for one hour.
         * @example public, max-age=3600
         */
        CacheOneHour: "public, max-age=3600";
        /**
         * @description Entity tag of the answer, for `If-None-Match`.
         * @example "d2c1f5e04b7a49e3860f1b8e5a7c9d34"
         */
        EntityTag: string;
        /**
         * @description Challenge of scheme `Bearer` with `error="insufficient_scope"`, and for a token the `scope` that is missing; with `insufficient_scope` only.
         * @example Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api", error="insufficient_scope", scope="proto:registry:write"
         */
        InsufficientScope: string;
        /**
         * @description Tells a proxy in front to pass each frame on at once.
         * @example no
         */
        NoBuffering: "no";
        /**
         * @description The answer must not be cached.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description The answer must not be cached, nor held back to be packed.
         * @example no-cache, no-transform
         */
        NoTransform: "no-cache, no-transform";
        /**
         * @description Requests that the tightest rule allows in its window.
         * @example 20
         */
        RateLimitLimit: number;
        /**
         * @description Requests left in the current window of that rule.
         * @example 19
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the window of that rule ends.
         * @example 42
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before the next try; equal to `retry_after` in the body.
         * @example 42
         */
        RetryAfter: number;
        /**
         * @description Cursor of the change feed that goes with the answer; pass it to `GET /api/registry/feed`.
         * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
         */
        SyncCursor: string;
        /**
         * @description Challenge of scheme `Bearer` with the address of the protected-resource metadata.
         * @example Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api"
         */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type Brand = components['schemas']['Brand'];
export type BrandAgentEntry = components['schemas']['BrandAgentEntry'];
export type BrandAgentRef = components['schemas']['BrandAgentRef'];
export type BrandAsset = components['schemas']['BrandAsset'];
export type BrandAuthoritativeLocation = components['schemas']['BrandAuthoritativeLocation'];
export type BrandAuthorizedOperator = components['schemas']['BrandAuthorizedOperator'];
export type BrandBrandAgentDocument = components['schemas']['BrandBrandAgentDocument'];
export type BrandBrandProperty = components['schemas']['BrandBrandProperty'];
export type BrandBrandRefEntry = components['schemas']['BrandBrandRefEntry'];
export type BrandCanonicalDocument = components['schemas']['BrandCanonicalDocument'];
export type BrandColor = components['schemas']['BrandColor'];
export type BrandColors = components['schemas']['BrandColors'];
export type BrandContact = components['schemas']['BrandContact'];
export type BrandDataSubjectContestation = components['schemas']['BrandDataSubjectContestation'];
export type BrandDefinition = components['schemas']['BrandDefinition'];
export type BrandDisclaimer = components['schemas']['BrandDisclaimer'];
export type BrandFont = components['schemas']['BrandFont'];
export type BrandFonts = components['schemas']['BrandFonts'];
export type BrandHouse = components['schemas']['BrandHouse'];
export type BrandHouseBrand = components['schemas']['BrandHouseBrand'];
export type BrandHousePortfolio = components['schemas']['BrandHousePortfolio'];
export type BrandHouseRedirect = components['schemas']['BrandHouseRedirect'];
export type BrandLocalizedName = components['schemas']['BrandLocalizedName'];
export type BrandLocalizedText = components['schemas']['BrandLocalizedText'];
export type BrandLogo = components['schemas']['BrandLogo'];
export type BrandProductCatalog = components['schemas']['BrandProductCatalog'];
export type BrandToneGuide = components['schemas']['BrandToneGuide'];
export type BrandTrademark = components['schemas']['BrandTrademark'];
export type BrandVisualGuidelines = components['schemas']['BrandVisualGuidelines'];
export type BrandVoiceSynthesis = components['schemas']['BrandVoiceSynthesis'];
export type CoreAnyValue = components['schemas']['CoreAnyValue'];
export type CoreBrandId = components['schemas']['CoreBrandId'];
export type CoreCollection = components['schemas']['CoreCollection'];
export type CoreCollectionDistribution = components['schemas']['CoreCollectionDistribution'];
export type CoreCollectionSelector = components['schemas']['CoreCollectionSelector'];
export type CoreContentRating = components['schemas']['CoreContentRating'];
export type CoreCountryCode = components['schemas']['CoreCountryCode'];
export type CoreDistributionIdentifier = components['schemas']['CoreDistributionIdentifier'];
export type CoreDomainName = components['schemas']['CoreDomainName'];
export type CoreErrorIssue = components['schemas']['CoreErrorIssue'];
export type CoreErrorResponse = components['schemas']['CoreErrorResponse'];
export type CoreFormatId = components['schemas']['CoreFormatId'];
export type CoreIdentifier = components['schemas']['CoreIdentifier'];
export type CoreLimitedSeries = components['schemas']['CoreLimitedSeries'];
export type CoreRegistryEvent = components['schemas']['CoreRegistryEvent'];
export type CoreRegistryFeedFreshness = components['schemas']['CoreRegistryFeedFreshness'];
export type CoreRegistryFeedResponse = components['schemas']['CoreRegistryFeedResponse'];
export type CoreRelatedCollection = components['schemas']['CoreRelatedCollection'];
export type CoreSpecial = components['schemas']['CoreSpecial'];
export type CoreTalent = components['schemas']['CoreTalent'];
export type EnumsAgentLifecycleStage = components['schemas']['EnumsAgentLifecycleStage'];
export type EnumsAgentType = components['schemas']['EnumsAgentType'];
export type EnumsAgentVisibility = components['schemas']['EnumsAgentVisibility'];
export type EnumsApiKeyPermission = components['schemas']['EnumsApiKeyPermission'];
export type EnumsAppStore = components['schemas']['EnumsAppStore'];
export type EnumsAssetContentType = components['schemas']['EnumsAssetContentType'];
export type EnumsAuditOutcome = components['schemas']['EnumsAuditOutcome'];
export type EnumsAuthorizationCheck = components['schemas']['EnumsAuthorizationCheck'];
export type EnumsAuthorizationEvidence = components['schemas']['EnumsAuthorizationEvidence'];
export type EnumsAuthorizationReason = components['schemas']['EnumsAuthorizationReason'];
export type EnumsAuthorizationType = components['schemas']['EnumsAuthorizationType'];
export type EnumsBadgeRole = components['schemas']['EnumsBadgeRole'];
export type EnumsBrandArchitecture = components['schemas']['EnumsBrandArchitecture'];
export type EnumsBrandFileStatus = components['schemas']['EnumsBrandFileStatus'];
export type EnumsBrandJsonVariant = components['schemas']['EnumsBrandJsonVariant'];
export type EnumsBrandPropertyRelationship = components['schemas']['EnumsBrandPropertyRelationship'];
export type EnumsBrandSource = components['schemas']['EnumsBrandSource'];
export type EnumsClientScope = components['schemas']['EnumsClientScope'];
export type EnumsCollectionCadence = components['schemas']['EnumsCollectionCadence'];
export type EnumsCollectionKind = components['schemas']['EnumsCollectionKind'];
export type EnumsCollectionRelationship = components['schemas']['EnumsCollectionRelationship'];
export type EnumsCollectionStatus = components['schemas']['EnumsCollectionStatus'];
export type EnumsComplianceStatus = components['schemas']['EnumsComplianceStatus'];
export type EnumsComplianceTrackStatus = components['schemas']['EnumsComplianceTrackStatus'];
export type EnumsContentRatingSystem = components['schemas']['EnumsContentRatingSystem'];
export type EnumsCrawlOutcome = components['schemas']['EnumsCrawlOutcome'];
export type EnumsCrawlStatus = components['schemas']['EnumsCrawlStatus'];
export type EnumsDelegationType = components['schemas']['EnumsDelegationType'];
export type EnumsDiscoveryMethod = components['schemas']['EnumsDiscoveryMethod'];
export type EnumsDistributionIdentifierType = components['schemas']['EnumsDistributionIdentifierType'];
export type EnumsEntryKind = components['schemas']['EnumsEntryKind'];
export type EnumsFeedFormat = components['schemas']['EnumsFeedFormat'];
export type EnumsFreshnessState = components['schemas']['EnumsFreshnessState'];
export type EnumsGenreTaxonomy = components['schemas']['EnumsGenreTaxonomy'];
export type EnumsHostingMode = components['schemas']['EnumsHostingMode'];
export type EnumsIdentifierTypes = components['schemas']['EnumsIdentifierTypes'];
export type EnumsKellerType = components['schemas']['EnumsKellerType'];
export type EnumsLogoSlot = components['schemas']['EnumsLogoSlot'];
export type EnumsManifestFile = components['schemas']['EnumsManifestFile'];
export type EnumsManifestStatus = components['schemas']['EnumsManifestStatus'];
export type EnumsMemberRole = components['schemas']['EnumsMemberRole'];
export type EnumsOperatorScope = components['schemas']['EnumsOperatorScope'];
export type EnumsOwnershipChallengeState = components['schemas']['EnumsOwnershipChallengeState'];
export type EnumsOwnershipProofMethod = components['schemas']['EnumsOwnershipProofMethod'];
export type EnumsPrincipalKind = components['schemas']['EnumsPrincipalKind'];
export type EnumsProductionQuality = components['schemas']['EnumsProductionQuality'];
export type EnumsPropertyResolutionSource = components['schemas']['EnumsPropertyResolutionSource'];
export type EnumsPropertySource = components['schemas']['EnumsPropertySource'];
export type EnumsPropertyType = components['schemas']['EnumsPropertyType'];
export type EnumsPublisherAgentSource = components['schemas']['EnumsPublisherAgentSource'];
export type EnumsPublisherFileStatus = components['schemas']['EnumsPublisherFileStatus'];
export type EnumsPublisherPropertySource = components['schemas']['EnumsPublisherPropertySource'];
export type EnumsRedirectReason = components['schemas']['EnumsRedirectReason'];
export type EnumsRegistryEntityType = components['schemas']['EnumsRegistryEntityType'];
export type EnumsRegistryEventType = components['schemas']['EnumsRegistryEventType'];
export type EnumsRelationshipTrust = components['schemas']['EnumsRelationshipTrust'];
export type EnumsReviewStatus = components['schemas']['EnumsReviewStatus'];
export type EnumsRevisionSource = components['schemas']['EnumsRevisionSource'];
export type EnumsRightType = components['schemas']['EnumsRightType'];
export type EnumsRightUse = components['schemas']['EnumsRightUse'];
export type EnumsSelectionType = components['schemas']['EnumsSelectionType'];
export type EnumsSpecialCategory = components['schemas']['EnumsSpecialCategory'];
export type EnumsTalentRole = components['schemas']['EnumsTalentRole'];
export type EnumsTrademarkLicenseType = components['schemas']['EnumsTrademarkLicenseType'];
export type EnumsTrademarkStatus = components['schemas']['EnumsTrademarkStatus'];
export type EnumsUpdateFrequency = components['schemas']['EnumsUpdateFrequency'];
export type EnumsVerificationMode = components['schemas']['EnumsVerificationMode'];
export type MeAgent = components['schemas']['MeAgent'];
export type MeAgentEnrolment = components['schemas']['MeAgentEnrolment'];
export type MeAgentList = components['schemas']['MeAgentList'];
export type MeAgentResponse = components['schemas']['MeAgentResponse'];
export type MeAgentUpdate = components['schemas']['MeAgentUpdate'];
export type MeAgentWarning = components['schemas']['MeAgentWarning'];
export type MeApiKey = components['schemas']['MeApiKey'];
export type MeApiKeyCreated = components['schemas']['MeApiKeyCreated'];
export type MeApiKeyList = components['schemas']['MeApiKeyList'];
export type MeApiKeyRequest = components['schemas']['MeApiKeyRequest'];
export type MeAuditEntry = components['schemas']['MeAuditEntry'];
export type MeAuditPage = components['schemas']['MeAuditPage'];
export type MeClient = components['schemas']['MeClient'];
export type MeClientCreated = components['schemas']['MeClientCreated'];
export type MeClientList = components['schemas']['MeClientList'];
export type MeClientRequest = components['schemas']['MeClientRequest'];
export type MeEntry = components['schemas']['MeEntry'];
export type MeEntryList = components['schemas']['MeEntryList'];
export type MeIdentity = components['schemas']['MeIdentity'];
export type MeInvitation = components['schemas']['MeInvitation'];
export type MeInvitationCreated = components['schemas']['MeInvitationCreated'];
export type MeInvitationList = components['schemas']['MeInvitationList'];
export type MeInvitationRequest = components['schemas']['MeInvitationRequest'];
export type MeMember = components['schemas']['MeMember'];
export type MeMemberList = components['schemas']['MeMemberList'];
export type MeMemberUpdate = components['schemas']['MeMemberUpdate'];
export type MeOrganization = components['schemas']['MeOrganization'];
export type MeOrganizationUpdate = components['schemas']['MeOrganizationUpdate'];
export type MeStanding = components['schemas']['MeStanding'];
export type MeWebhook = components['schemas']['MeWebhook'];
export type MeWebhookAttempt = components['schemas']['MeWebhookAttempt'];
export type MeWebhookAttemptList = components['schemas']['MeWebhookAttemptList'];
export type MeWebhookList = components['schemas']['MeWebhookList'];
export type MeWebhookRedelivery = components['schemas']['MeWebhookRedelivery'];
export type MeWebhookRequest = components['schemas']['MeWebhookRequest'];
export type MeWebhookUpdate = components['schemas']['MeWebhookUpdate'];
export type RegistryAdagentsCreateData = components['schemas']['RegistryAdagentsCreateData'];
export type RegistryAdagentsCreateRequest = components['schemas']['RegistryAdagentsCreateRequest'];
export type RegistryAdagentsCreateResponse = components['schemas']['RegistryAdagentsCreateResponse'];
export type RegistryAdagentsToolError = components['schemas']['RegistryAdagentsToolError'];
export type RegistryAdagentsValidateData = components['schemas']['RegistryAdagentsValidateData'];
export type RegistryAdagentsValidateRequest = components['schemas']['RegistryAdagentsValidateRequest'];
export type RegistryAdagentsValidateResponse = components['schemas']['RegistryAdagentsValidateResponse'];
export type RegistryAgentAccreditation = components['schemas']['RegistryAgentAccreditation'];
export type RegistryAgentCapabilities = components['schemas']['RegistryAgentCapabilities'];
export type RegistryAgentCardCheck = components['schemas']['RegistryAgentCardCheck'];
export type RegistryAgentCatalog = components['schemas']['RegistryAgentCatalog'];
export type RegistryAgentCatalogItem = components['schemas']['RegistryAgentCatalogItem'];
export type RegistryAgentCompliance = components['schemas']['RegistryAgentCompliance'];
export type RegistryAgentComplianceTrack = components['schemas']['RegistryAgentComplianceTrack'];
export type RegistryAgentCreativeCapabilities = components['schemas']['RegistryAgentCreativeCapabilities'];
export type RegistryAgentCreativeFormat = components['schemas']['RegistryAgentCreativeFormat'];
export type RegistryAgentFormats = components['schemas']['RegistryAgentFormats'];
export type RegistryAgentHealth = components['schemas']['RegistryAgentHealth'];
export type RegistryAgentMeasurementCapabilities = components['schemas']['RegistryAgentMeasurementCapabilities'];
export type RegistryAgentMetric = components['schemas']['RegistryAgentMetric'];
export type RegistryAgentProducts = components['schemas']['RegistryAgentProducts'];
export type RegistryAgentPropertySummary = components['schemas']['RegistryAgentPropertySummary'];
export type RegistryAgentSearchResponse = components['schemas']['RegistryAgentSearchResponse'];
export type RegistryAgentSearchResult = components['schemas']['RegistryAgentSearchResult'];
export type RegistryAgentSignalsCapabilities = components['schemas']['RegistryAgentSignalsCapabilities'];
export type RegistryAgentStandardOperations = components['schemas']['RegistryAgentStandardOperations'];
export type RegistryAgentStats = components['schemas']['RegistryAgentStats'];
export type RegistryAgentTool = components['schemas']['RegistryAgentTool'];
export type RegistryApiIndex = components['schemas']['RegistryApiIndex'];
export type RegistryAuthorizationCheck = components['schemas']['RegistryAuthorizationCheck'];
export type RegistryAuthorizationEntry = components['schemas']['RegistryAuthorizationEntry'];
export type RegistryAuthorizationList = components['schemas']['RegistryAuthorizationList'];
export type RegistryAuthorizationOperatorSide = components['schemas']['RegistryAuthorizationOperatorSide'];
export type RegistryAuthorizationPublisherSide = components['schemas']['RegistryAuthorizationPublisherSide'];
export type RegistryAuthorizationRow = components['schemas']['RegistryAuthorizationRow'];
export type RegistryBrandBulkRequest = components['schemas']['RegistryBrandBulkRequest'];
export type RegistryBrandBulkResponse = components['schemas']['RegistryBrandBulkResponse'];
export type RegistryBrandCard = components['schemas']['RegistryBrandCard'];
export type RegistryBrandColor = components['schemas']['RegistryBrandColor'];
export type RegistryBrandColorMap = components['schemas']['RegistryBrandColorMap'];
export type RegistryBrandCompany = components['schemas']['RegistryBrandCompany'];
export type RegistryBrandEnrichment = components['schemas']['RegistryBrandEnrichment'];
export type RegistryBrandEnrichmentManifest = components['schemas']['RegistryBrandEnrichmentManifest'];
export type RegistryBrandFont = components['schemas']['RegistryBrandFont'];
export type RegistryBrandJsonResponse = components['schemas']['RegistryBrandJsonResponse'];
export type RegistryBrandListing = components['schemas']['RegistryBrandListing'];
export type RegistryBrandListingItem = components['schemas']['RegistryBrandListingItem'];
export type RegistryBrandListingStats = components['schemas']['RegistryBrandListingStats'];
export type RegistryBrandLogo = components['schemas']['RegistryBrandLogo'];
export type RegistryBrandManifestInput = components['schemas']['RegistryBrandManifestInput'];
export type RegistryBrandResolution = components['schemas']['RegistryBrandResolution'];
export type RegistryBrandSaveRequest = components['schemas']['RegistryBrandSaveRequest'];
export type RegistryBrandSaveResponse = components['schemas']['RegistryBrandSaveResponse'];
export type RegistryBrandTone = components['schemas']['RegistryBrandTone'];
export type RegistryCrawlRequestRequest = components['schemas']['RegistryCrawlRequestRequest'];
export type RegistryCrawlRequestResponse = components['schemas']['RegistryCrawlRequestResponse'];
export type RegistryCrawlRequestStatus = components['schemas']['RegistryCrawlRequestStatus'];
export type RegistryDiscoveredAgent = components['schemas']['RegistryDiscoveredAgent'];
export type RegistryDiscoveredBrand = components['schemas']['RegistryDiscoveredBrand'];
export type RegistryDiscoveredBrandRequest = components['schemas']['RegistryDiscoveredBrandRequest'];
export type RegistryDiscoveredBrandResponse = components['schemas']['RegistryDiscoveredBrandResponse'];
export type RegistryExpandedIdentifier = components['schemas']['RegistryExpandedIdentifier'];
export type RegistryExpandedProperty = components['schemas']['RegistryExpandedProperty'];
export type RegistryFeedTicket = components['schemas']['RegistryFeedTicket'];
export type RegistryFreshness = components['schemas']['RegistryFreshness'];
export type RegistryHistoryResponse = components['schemas']['RegistryHistoryResponse'];
export type RegistryHostedAdagents = components['schemas']['RegistryHostedAdagents'];
export type RegistryHostedProperty = components['schemas']['RegistryHostedProperty'];
export type RegistryLastFailure = components['schemas']['RegistryLastFailure'];
export type RegistryLiveBrandJson = components['schemas']['RegistryLiveBrandJson'];
export type RegistryLocalizedName = components['schemas']['RegistryLocalizedName'];
export type RegistryLookedUpAgent = components['schemas']['RegistryLookedUpAgent'];
export type RegistryLookedUpProperty = components['schemas']['RegistryLookedUpProperty'];
export type RegistryLookupAgentDomains = components['schemas']['RegistryLookupAgentDomains'];
export type RegistryLookupDomain = components['schemas']['RegistryLookupDomain'];
export type RegistryLookupProperty = components['schemas']['RegistryLookupProperty'];
export type RegistryManifestLookup = components['schemas']['RegistryManifestLookup'];
export type RegistryManifestReference = components['schemas']['RegistryManifestReference'];
export type RegistryMemberRef = components['schemas']['RegistryMemberRef'];
export type RegistryOperatorAgent = components['schemas']['RegistryOperatorAgent'];
export type RegistryOperatorAuthorization = components['schemas']['RegistryOperatorAuthorization'];
export type RegistryOperatorLookup = components['schemas']['RegistryOperatorLookup'];
export type RegistryOwnershipChallenge = components['schemas']['RegistryOwnershipChallenge'];
export type RegistryOwnershipChallengeList = components['schemas']['RegistryOwnershipChallengeList'];
export type RegistryOwnershipChallengeRequest = components['schemas']['RegistryOwnershipChallengeRequest'];
export type RegistryOwnershipChallengeState = components['schemas']['RegistryOwnershipChallengeState'];
export type RegistryOwnershipProof = components['schemas']['RegistryOwnershipProof'];
export type RegistryProbedFormat = components['schemas']['RegistryProbedFormat'];
export type RegistryProbedProduct = components['schemas']['RegistryProbedProduct'];
export type RegistryProductAuthorization = components['schemas']['RegistryProductAuthorization'];
export type RegistryProductAuthorizationRequest = components['schemas']['RegistryProductAuthorizationRequest'];
export type RegistryProductIdentifiers = components['schemas']['RegistryProductIdentifiers'];
export type RegistryProductIdentifiersRequest = components['schemas']['RegistryProductIdentifiersRequest'];
export type RegistryProductPublisherSide = components['schemas']['RegistryProductPublisherSide'];
export type RegistryProductSelector = components['schemas']['RegistryProductSelector'];
export type RegistryProductSelectorCoverage = components['schemas']['RegistryProductSelectorCoverage'];
export type RegistryPropertyAgent = components['schemas']['RegistryPropertyAgent'];
export type RegistryPropertyAuthorization = components['schemas']['RegistryPropertyAuthorization'];
export type RegistryPropertyBulkRequest = components['schemas']['RegistryPropertyBulkRequest'];
export type RegistryPropertyBulkResponse = components['schemas']['RegistryPropertyBulkResponse'];
export type RegistryPropertyContact = components['schemas']['RegistryPropertyContact'];
export type RegistryPropertyListing = components['schemas']['RegistryPropertyListing'];
export type RegistryPropertyListingItem = components['schemas']['RegistryPropertyListingItem'];
export type RegistryPropertyListingStats = components['schemas']['RegistryPropertyListingStats'];
export type RegistryPropertyResolution = components['schemas']['RegistryPropertyResolution'];
export type RegistryPropertySaveItem = components['schemas']['RegistryPropertySaveItem'];
export type RegistryPropertySaveRequest = components['schemas']['RegistryPropertySaveRequest'];
export type RegistryPropertySaveResponse = components['schemas']['RegistryPropertySaveResponse'];
export type RegistryPublisherAgent = components['schemas']['RegistryPublisherAgent'];
export type RegistryPublisherFiles = components['schemas']['RegistryPublisherFiles'];
export type RegistryPublisherHosting = components['schemas']['RegistryPublisherHosting'];
export type RegistryPublisherListing = components['schemas']['RegistryPublisherListing'];
export type RegistryPublisherListingItem = components['schemas']['RegistryPublisherListingItem'];
export type RegistryPublisherLookup = components['schemas']['RegistryPublisherLookup'];
export type RegistryPublisherProperty = components['schemas']['RegistryPublisherProperty'];
export type RegistryPublisherValidation = components['schemas']['RegistryPublisherValidation'];
export type RegistryRegistryStats = components['schemas']['RegistryRegistryStats'];
export type RegistryResolvedAgent = components['schemas']['RegistryResolvedAgent'];
export type RegistryResolvedProperty = components['schemas']['RegistryResolvedProperty'];
export type RegistryRevisionEntry = components['schemas']['RegistryRevisionEntry'];
export type RegistrySearchPublisher = components['schemas']['RegistrySearchPublisher'];
export type RegistrySearchResponse = components['schemas']['RegistrySearchResponse'];
export type RegistryValidationError = components['schemas']['RegistryValidationError'];
export type RegistryValidationResult = components['schemas']['RegistryValidationResult'];
export type RegistryValidationWarning = components['schemas']['RegistryValidationWarning'];
export type ResponseAdagentsToolRefused = components['responses']['AdagentsToolRefused'];
export type ResponseAgentFailed = components['responses']['AgentFailed'];
export type ResponseAgentIsPublic = components['responses']['AgentIsPublic'];
export type ResponseAgentTaken = components['responses']['AgentTaken'];
export type ResponseAgentTimeout = components['responses']['AgentTimeout'];
export type ResponseCursorExpired = components['responses']['CursorExpired'];
export type ResponseEnrolmentForbidden = components['responses']['EnrolmentForbidden'];
export type ResponseEntryExists = components['responses']['EntryExists'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseInvalidDomain = components['responses']['InvalidDomain'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseLastOwner = components['responses']['LastOwner'];
export type ResponseNotConfigured = components['responses']['NotConfigured'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotFoundMine = components['responses']['NotFoundMine'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseSaveConflict = components['responses']['SaveConflict'];
export type ResponseSaveForbidden = components['responses']['SaveForbidden'];
export type ResponseTooManyStreams = components['responses']['TooManyStreams'];
export type ResponseTooMuchAtOnce = components['responses']['TooMuchAtOnce'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseWebhookLimitReached = components['responses']['WebhookLimitReached'];
export type ParameterOrganization = components['parameters']['Organization'];
export type HeaderAnyOrigin = components['headers']['AnyOrigin'];
export type HeaderCacheFiveMinutes = components['headers']['CacheFiveMinutes'];
export type HeaderCacheOneHour = components['headers']['CacheOneHour'];
export type HeaderEntityTag = components['headers']['EntityTag'];
export type HeaderInsufficientScope = components['headers']['InsufficientScope'];
export type HeaderNoBuffering = components['headers']['NoBuffering'];
export type HeaderNoStore = components['headers']['NoStore'];
export type HeaderNoTransform = components['headers']['NoTransform'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSyncCursor = components['headers']['SyncCursor'];
export type HeaderWwwAuthenticate = components['headers']['WWWAuthenticate'];
export type $defs = Record<string, never>;
export interface operations {
    getWellKnownOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI 3.1 document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheOneHour"];
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example openapi: 3.1.0
                     *     info:
                     *       title: Registry API
                     */
                    "application/yaml": string;
                };
            };
            /** @description The document is the one that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    getApiIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Registry",
                     *       "version": "0.1.0",
                     *       "documentation": "https://registry.example/openapi/registry.yaml",
                     *       "openapi": "https://registry.example/openapi/registry.yaml",
                     *       "endpoints": {
                     *         "getApiIndex": "GET /api",
                     *         "resolveBrand": "GET /api/brands/resolve",
                     *         "resolveBrandsBulk": "POST /api/brands/resolve/bulk",
                     *         "getBrandJson": "GET /api/brands/brand-json",
                     *         "listBrands": "GET /api/brands/registry",
                     *         "enrichBrand": "GET /api/brands/enrich",
                     *         "getBrandHistory": "GET /api/brands/history",
                     *         "saveBrand": "POST /api/brands/save",
                     *         "submitDiscoveredBrand": "POST /api/brands/discovered/community",
                     *         "resolveProperty": "GET /api/properties/resolve",
                     *         "resolvePropertiesBulk": "POST /api/properties/resolve/bulk",
                     *         "listProperties": "GET /api/properties/registry",
                     *         "validateProperty": "GET /api/properties/validate",
                     *         "getPropertyHistory": "GET /api/properties/history",
                     *         "saveProperty": "POST /api/properties/save",
                     *         "validateAdagents": "POST /api/adagents/validate",
                     *         "createAdagents": "POST /api/adagents/create",
                     *         "listOwnershipChallenges": "GET /api/ownership/challenges",
                     *         "createOwnershipChallenge": "POST /api/ownership/challenges",
                     *         "getOwnershipChallenge": "GET /api/ownership/challenges/{domain}",
                     *         "requestCrawl": "POST /api/registry/crawl-request",
                     *         "getCrawlRequest": "GET /api/registry/crawl-request/{id}",
                     *         "getFeed": "GET /api/registry/feed",
                     *         "createFeedTicket": "POST /api/registry/feed/tickets",
                     *         "streamFeed": "GET /api/registry/feed/stream",
                     *         "listAgents": "GET /api/registry/agents",
                     *         "searchAgents": "GET /api/registry/agents/search",
                     *         "discoverAgent": "GET /api/public/discover-agent",
                     *         "getAgentFormats": "GET /api/public/agent-formats",
                     *         "getAgentProducts": "GET /api/public/agent-products",
                     *         "lookupDomain": "GET /api/registry/lookup/domain/{domain}",
                     *         "lookupProperty": "GET /api/registry/lookup/property",
                     *         "lookupAgentDomains": "GET /api/registry/lookup/agent/{agentUrl}/domains",
                     *         "validateProductAuthorization": "POST /api/registry/validate/product-authorization",
                     *         "validatePropertyAuthorization": "GET /api/registry/validate/property-authorization",
                     *         "expandProductIdentifiers": "POST /api/registry/expand/product-identifiers",
                     *         "listAuthorizations": "GET /api/registry/authorizations",
                     *         "getAuthorizationsSnapshot": "GET /api/registry/authorizations/snapshot",
                     *         "listPublishers": "GET /api/registry/publishers",
                     *         "getRegistryStats": "GET /api/registry/stats",
                     *         "getOperator": "GET /api/registry/operator",
                     *         "getPublisher": "GET /api/registry/publisher",
                     *         "validatePublisher": "GET /api/public/validate-publisher",
                     *         "getMe": "GET /api/me",
                     *         "getMyOrganization": "GET /api/me/organization",
                     *         "updateMyOrganization": "PATCH /api/me/organization",
                     *         "listMyMembers": "GET /api/me/members",
                     *         "removeMyMember": "DELETE /api/me/members/{user_id}",
                     *         "changeMyMember": "PATCH /api/me/members/{user_id}",
                     *         "listMyInvitations": "GET /api/me/invitations",
                     *         "createMyInvitation": "POST /api/me/invitations",
                     *         "revokeMyInvitation": "DELETE /api/me/invitations/{invitation_id}",
                     *         "listMyApiKeys": "GET /api/me/api-keys",
                     *         "createMyApiKey": "POST /api/me/api-keys",
                     *         "revokeMyApiKey": "DELETE /api/me/api-keys/{id}",
                     *         "listMyClients": "GET /api/me/clients",
                     *         "createMyClient": "POST /api/me/clients",
                     *         "revokeMyClient": "DELETE /api/me/clients/{client_id}",
                     *         "listMyAgents": "GET /api/me/agents",
                     *         "enrollMyAgent": "POST /api/me/agents",
                     *         "removeMyAgent": "DELETE /api/me/agents/{agent_url}",
                     *         "changeMyAgent": "PATCH /api/me/agents/{agent_url}",
                     *         "listMyEntries": "GET /api/me/entries",
                     *         "getMyAuditLog": "GET /api/me/audit",
                     *         "searchRegistry": "GET /api/search",
                     *         "lookupManifestRefs": "GET /api/manifest-refs/lookup",
                     *         "getHostedAdagents": "GET /publisher/{domain}/.well-known/adagents.json",
                     *         "getHostedBrandJson": "GET /brands/{domain}/brand.json",
                     *         "getOpenApiDocument": "GET /openapi/registry.yaml",
                     *         "getWellKnownOpenApi": "GET /.well-known/openapi.yaml"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryApiIndex"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    createAdagents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authorized_agents": [
                 *         {
                 *           "url": "https://sales.brightlane.example",
                 *           "authorized_for": "All pages",
                 *           "authorization_type": "property_ids",
                 *           "property_ids": [
                 *             "twostroke_site"
                 *           ]
                 *         }
                 *       ],
                 *       "properties": [
                 *         {
                 *           "property_id": "twostroke_site",
                 *           "property_type": "website",
                 *           "name": "Two Stroke",
                 *           "identifiers": [
                 *             {
                 *               "type": "domain",
                 *               "value": "twostroke.example"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegistryAdagentsCreateRequest"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "success": true,
                     *         "adagents_json": "{\n  \"authorized_agents\": [\n    {\n      \"url\": \"https://sales.brightlane.example\",\n      \"authorized_for\": \"All pages\",\n      \"authorization_type\": \"property_ids\",\n      \"property_ids\": [\n        \"twostroke_site\"\n      ]\n    }\n  ],\n  \"properties\": [\n    {\n      \"property_id\": \"twostroke_site\",\n      \"property_type\": \"website\",\n      \"name\": \"Two Stroke\",\n      \"identifiers\": [\n        {\n          \"type\": \"domain\",\n          \"value\": \"twostroke.example\"\n        }\n      ]\n    }\n  ],\n  \"last_updated\": \"2026-01-15T08:30:00.000Z\"\n}",
                     *         "validation": {
                     *           "valid": true,
                     *           "errors": [],
                     *           "warnings": [],
                     *           "domain": "proposed",
                     *           "url": "proposed",
                     *           "discovery_method": "direct"
                     *         }
                     *       },
                     *       "timestamp": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryAdagentsCreateResponse"];
                };
            };
            400: components["responses"]["AdagentsToolRefused"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateAdagents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "twostroke.example"
                 *     }
                 */
                "application/json": components["schemas"]["RegistryAdagentsValidateRequest"];
            };
        };
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "domain": "twostroke.example",
                     *         "found": true,
                     *         "validation": {
                     *           "valid": true,
                     *           "errors": [],
                     *           "warnings": [],
                     *           "domain": "twostroke.example",
                     *           "url": "https://twostroke.example/.well-known/adagents.json",
                     *           "discovery_method": "direct",
                     *           "status_code": 200,
                     *           "response_bytes": 826,
                     *           "resolved_url": "https://twostroke.example/.well-known/adagents.json",
                     *           "raw_data": {
                     *             "$schema": "/schemas/v3/adagents.json",
                     *             "last_updated": "2025-04-03T18:00:00Z",
                     *             "contact": {
                     *               "name": "Two Stroke",
                     *               "email": "hello@twostroke.example",
                     *               "domain": "twostroke.example"
                     *             },
                     *             "properties": [
                     *               {
                     *                 "property_id": "twostroke_site",
                     *                 "property_type": "website",
                     *                 "name": "Two Stroke",
                     *                 "identifiers": [
                     *                   {
                     *                     "type": "domain",
                     *                     "value": "twostroke.example"
                     *                   }
                     *                 ],
                     *                 "tags": [
                     *                   "motorcycles"
                     *                 ],
                     *                 "supported_channels": [
                     *                   "display"
                     *                 ]
                     *               }
                     *             ],
                     *             "tags": {
                     *               "motorcycles": {
                     *                 "name": "Motorcycles",
                     *                 "description": "Small engines, long roads"
                     *               }
                     *             },
                     *             "authorized_agents": [
                     *               {
                     *                 "url": "https://sales.brightlane.example",
                     *                 "authorized_for": "All pages",
                     *                 "authorization_type": "property_ids",
                     *                 "property_ids": [
                     *                   "twostroke_site"
                     *                 ],
                     *                 "delegation_type": "delegated"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "agent_cards": [
                     *           {
                     *             "agent_url": "https://sales.brightlane.example",
                     *             "valid": true,
                     *             "errors": [],
                     *             "response_time_ms": 84,
                     *             "status_code": 200,
                     *             "card_data": {
                     *               "protocolVersion": "0.3.0",
                     *               "name": "Brightlane Sales Agent",
                     *               "description": "Sells display, video, audio and out-of-home inventory of publishers that delegated it to Brightlane.",
                     *               "url": "https://sales.brightlane.example",
                     *               "preferredTransport": "JSONRPC",
                     *               "version": "1.4.0",
                     *               "provider": {
                     *                 "organization": "Brightlane",
                     *                 "url": "https://brightlane.example"
                     *               },
                     *               "capabilities": {
                     *                 "streaming": false,
                     *                 "pushNotifications": false
                     *               },
                     *               "defaultInputModes": [
                     *                 "application/json"
                     *               ],
                     *               "defaultOutputModes": [
                     *                 "application/json"
                     *               ],
                     *               "securitySchemes": {
                     *                 "bearerAuth": {
                     *                   "type": "http",
                     *                   "scheme": "bearer"
                     *                 }
                     *               },
                     *               "security": [
                     *                 {
                     *                   "bearerAuth": []
                     *                 }
                     *               ],
                     *               "skills": [
                     *                 {
                     *                   "id": "get_proto_capabilities",
                     *                   "name": "Capabilities",
                     *                   "description": "What this agent supports",
                     *                   "tags": [
                     *                     "get"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "get_products",
                     *                   "name": "Find products",
                     *                   "description": "Products that answer a brief, with forecasts and prices",
                     *                   "tags": [
                     *                     "get"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "list_creative_formats",
                     *                   "name": "Formats",
                     *                   "description": "Creative formats that it takes",
                     *                   "tags": [
                     *                     "list"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "create_media_buy",
                     *                   "name": "Book",
                     *                   "description": "Books packages and answers with their state",
                     *                   "tags": [
                     *                     "create"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "update_media_buy",
                     *                   "name": "update_media_buy",
                     *                   "description": "Needs a credential",
                     *                   "tags": [
                     *                     "update"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "get_media_buys",
                     *                   "name": "get_media_buys",
                     *                   "description": "Needs a credential",
                     *                   "tags": [
                     *                     "get"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "get_media_buy_delivery",
                     *                   "name": "Report",
                     *                   "description": "Delivery by package and day",
                     *                   "tags": [
                     *                     "get"
                     *                   ]
                     *                 },
                     *                 {
                     *                   "id": "provide_performance_feedback",
                     *                   "name": "provide_performance_feedback",
                     *                   "description": "Needs a credential",
                     *                   "tags": [
                     *                     "provide"
                     *                   ]
                     *                 }
                     *               ],
                     *               "supportedInterfaces": [
                     *                 {
                     *                   "url": "https://sales.brightlane.example",
                     *                   "protocolBinding": "JSONRPC",
                     *                   "protocolVersion": "1.0"
                     *                 },
                     *                 {
                     *                   "url": "https://sales.brightlane.example",
                     *                   "protocolBinding": "JSONRPC",
                     *                   "protocolVersion": "0.3"
                     *                 }
                     *               ]
                     *             },
                     *             "card_endpoint": "https://sales.brightlane.example/.well-known/agent-card.json"
                     *           }
                     *         ]
                     *       },
                     *       "timestamp": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryAdagentsValidateResponse"];
                };
            };
            400: components["responses"]["AdagentsToolRefused"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrandJson: {
        parameters: {
            query: {
                /**
                 * @description Brand domain; a URL is accepted and reduced to its host.
                 * @example softloom.example
                 */
                domain: string;
                /**
                 * @description Whether to read the file of the domain now and prefer it.
                 * @example false
                 */
                fresh?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document with its origin. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "softloom.example",
                     *       "url": "https://softloom.example/.well-known/brand.json",
                     *       "variant": "brand_canonical",
                     *       "data": {
                     *         "$schema": "/schemas/v3/brand.json",
                     *         "id": "softloom",
                     *         "names": [
                     *           {
                     *             "en": "Softloom"
                     *           }
                     *         ],
                     *         "house_domain": "veldermaat.example",
                     *         "keller_type": "independent",
                     *         "url": "https://softloom.example",
                     *         "description": "Linen for beds and tables, woven in Twente.",
                     *         "industries": [
                     *           "home_garden.furniture",
                     *           "retail.ecommerce"
                     *         ],
                     *         "logos": [
                     *           {
                     *             "id": "mark",
                     *             "url": "https://softloom.example/logo.svg",
                     *             "orientation": "square",
                     *             "background": "light-bg",
                     *             "variant": "primary",
                     *             "tags": [
                     *               "logo"
                     *             ],
                     *             "width": 96,
                     *             "height": 96
                     *           }
                     *         ],
                     *         "colors": {
                     *           "primary": "#A3B18A",
                     *           "secondary": "#DAD7CD",
                     *           "text": "#344E41"
                     *         },
                     *         "tagline": "Slept on since 1932",
                     *         "properties": [
                     *           {
                     *             "type": "website",
                     *             "identifier": "softloom.example",
                     *             "relationship": "owned",
                     *             "primary": true,
                     *             "region": "global"
                     *           }
                     *         ],
                     *         "last_updated": "2025-08-18T09:00:00Z"
                     *       },
                     *       "freshness": {
                     *         "state": "fresh",
                     *         "validated_at": "2026-01-15T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryBrandJsonResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no document for the domain (`not_found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "not_found",
                     *       "message": "acme.example serves a brand.json that cannot be used, and no entry is stored.",
                     *       "domain": "acme.example",
                     *       "errors": [
                     *         {
                     *           "field": "json",
                     *           "message": "The file is not JSON.",
                     *           "severity": "error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CoreErrorResponse"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitDiscoveredBrand: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "trail.example",
                 *       "brand_name": "Trail",
                 *       "keller_type": "sub_brand",
                 *       "house_domain": "acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["RegistryDiscoveredBrandRequest"];
            };
        };
        responses: {
            /** @description The submission waits for review. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *         "domain": "trail.example",
                     *         "brand_name": "Trail",
                     *         "source": "community",
                     *         "review_status": "pending",
                     *         "keller_type": "sub_brand",
                     *         "claimed_house_domain": "acme.example",
                     *         "created_at": "2026-01-15T08:30:00.000Z",
                     *         "updated_at": "2026-01-15T08:30:00.000Z"
                     *       },
                     *       "review_status": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryDiscoveredBrandResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["EntryExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    enrichBrand: {
        parameters: {
            query: {
                /**
                 * @description Brand domain; a URL is accepted and reduced to its host.
                 * @example tidewaterceramics.example
                 */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "domain": "tidewaterceramics.example",
                     *       "cached": false,
                     *       "manifest": {
                     *         "name": "Tidewater Ceramics",
                     *         "url": "https://tidewaterceramics.example/",
                     *         "description": "A four-person pottery on the Tamar estuary. Plates, jugs and tiles in ash glazes, fired twice a month.",
                     *         "logos": [
                     *           {
                     *             "url": "https://tidewaterceramics.example/logo.svg",
                     *             "tags": [
                     *               "logo"
                     *             ]
                     *           },
                     *           {
                     *             "url": "https://tidewaterceramics.example/touch-icon.svg",
                     *             "tags": [
                     *               "icon"
                     *             ]
                     *           },
                     *           {
                     *             "url": "https://tidewaterceramics.example/studio.svg",
                     *             "tags": [
                     *               "social"
                     *             ]
                     *           }
                     *         ],
                     *         "colors": {
                     *           "primary": "#5C7C8A"
                     *         },
                     *         "company": {
                     *           "name": "Tidewater Ceramics",
                     *           "location": "Bere Ferrers, GB",
                     *           "employees": "4",
                     *           "founded": 2009
                     *         }
                     *       },
                     *       "company": {
                     *         "name": "Tidewater Ceramics",
                     *         "location": "Bere Ferrers, GB",
                     *         "employees": "4",
                     *         "founded": 2009
                     *       },
                     *       "source_type": "enriched"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryBrandEnrichment"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["NotConfigured"];
        };
    };
    getBrandHistory: {
        parameters: {
            query: {
                /**
                 * @description Brand domain; a URL is accepted and reduced to its host.
                 * @example saltmarshecho.example
                 */
                domain: string;
                /**
                 * @description Revisions per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Revisions to skip, counted from the newest.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "saltmarshecho.example",
                     *       "total": 2,
                     *       "revisions": [
                     *         {
                     *           "revision_number": 2,
                     *           "editor_name": "Demo",
                     *           "edit_summary": "No change",
                     *           "source": "community",
                     *           "is_rollback": false,
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         },
                     *         {
                     *           "revision_number": 1,
                     *           "editor_name": "Demo",
                     *           "edit_summary": "Created",
                     *           "source": "community",
                     *           "is_rollback": false,
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryHistoryResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listBrands: {
        parameters: {
            query?: {
                /**
                 * @description Entries per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Entries to skip; past the end the page is empty.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Text to look for in domain, brand name and house name, without regard to case. Empty means no search; `%` and `_` stand for themselves.
                 * @example acme
                 */
                search?: string;
                /**
                 * @description Only entries from this source. The counts in `stats` do not depend on it.
                 * @example brand_json
                 */
                source?: components["schemas"]["EnumsBrandSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of brands with counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryBrandListing"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    resolveBrand: {
        parameters: {
            query: {
                /**
                 * @description Brand domain; a URL is accepted and reduced to its host.
                 * @example ironclove.example
                 */
                domain: string;
                /**
                 * @description Whether to read the file of the domain now instead of using a cached copy.
                 * @example false
                 */
                fresh?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canonical_id": "ironclove.example",
                     *       "canonical_domain": "ironclove.example",
                     *       "brand_name": "Ironclove",
                     *       "keller_type": "independent",
                     *       "source": "brand_json",
                     *       "brand_id": "ironclove",
                     *       "names": [
                     *         {
                     *           "en": "Ironclove"
                     *         },
                     *         {
                     *           "de": "Eisennelke"
                     *         }
                     *       ],
                     *       "house_domain": "veldermaat.example",
                     *       "house_name": "Veldermaat Group",
                     *       "relationship_trust": "mutual",
                     *       "relationship_verified_at": "2026-01-15T08:30:00.000Z",
                     *       "relationship_declared_at": "2026-01-15T08:30:00.000Z",
                     *       "brand_manifest": {
                     *         "url": "https://ironclove.example",
                     *         "description": "Cast-iron pans that outlive their recipes.",
                     *         "industries": [
                     *           "home_garden",
                     *           "retail.ecommerce"
                     *         ],
                     *         "logos": [
                     *           {
                     *             "id": "mark",
                     *             "url": "https://ironclove.example/logo.svg",
                     *             "orientation": "square",
                     *             "background": "light-bg",
                     *             "variant": "primary",
                     *             "tags": [
                     *               "logo"
                     *             ],
                     *             "width": 96,
                     *             "height": 96
                     *           }
                     *         ],
                     *         "colors": {
                     *           "primary": "#2F2F2F",
                     *           "secondary": "#C8553D",
                     *           "accent": "#F28F3B"
                     *         },
                     *         "tone": {
                     *           "voice": "Blunt and generous",
                     *           "attributes": [
                     *             "sturdy",
                     *             "plain"
                     *           ]
                     *         },
                     *         "tagline": [
                     *           {
                     *             "en": "Heavy for a reason"
                     *           },
                     *           {
                     *             "de": "Schwer aus gutem Grund"
                     *           }
                     *         ],
                     *         "data_subject_contestation": {
                     *           "email": "privacy@veldermaat.example",
                     *           "languages": [
                     *             "nl",
                     *             "en",
                     *             "de"
                     *           ]
                     *         }
                     *       },
                     *       "freshness": {
                     *         "state": "fresh",
                     *         "validated_at": "2026-01-15T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryBrandResolution"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            /** @description No brand is known for the domain (`not_found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "not_found",
                     *       "message": "No brand is known for quiet.example.",
                     *       "domain": "quiet.example",
                     *       "file_status": 404
                     *     }
                     */
                    "application/json": components["schemas"]["CoreErrorResponse"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveBrandsBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domains": [
                 *         "ironclove.example",
                 *         "nobody.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegistryBrandBulkRequest"];
            };
        };
        responses: {
            /** @description One entry per domain. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": {
                     *         "ironclove.example": {
                     *           "canonical_id": "ironclove.example",
                     *           "canonical_domain": "ironclove.example",
                     *           "brand_name": "Ironclove",
                     *           "keller_type": "independent",
                     *           "source": "brand_json",
                     *           "brand_id": "ironclove",
                     *           "names": [
                     *             {
                     *               "en": "Ironclove"
                     *             },
                     *             {
                     *               "de": "Eisennelke"
                     *             }
                     *           ],
                     *           "house_domain": "veldermaat.example",
                     *           "house_name": "Veldermaat Group",
                     *           "relationship_trust": "mutual",
                     *           "relationship_verified_at": "2026-01-15T08:30:00.000Z",
                     *           "relationship_declared_at": "2026-01-15T08:30:00.000Z",
                     *           "brand_manifest": {
                     *             "url": "https://ironclove.example",
                     *             "description": "Cast-iron pans that outlive their recipes.",
                     *             "industries": [
                     *               "home_garden",
                     *               "retail.ecommerce"
                     *             ],
                     *             "logos": [
                     *               {
                     *                 "id": "mark",
                     *                 "url": "https://ironclove.example/logo.svg",
                     *                 "orientation": "square",
                     *                 "background": "light-bg",
                     *                 "variant": "primary",
                     *                 "tags": [
                     *                   "logo"
                     *                 ],
                     *                 "width": 96,
                     *                 "height": 96
                     *               }
                     *             ],
                     *             "colors": {
                     *               "primary": "#2F2F2F",
                     *               "secondary": "#C8553D",
                     *               "accent": "#F28F3B"
                     *             },
                     *             "tone": {
                     *               "voice": "Blunt and generous",
                     *               "attributes": [
                     *                 "sturdy",
                     *                 "plain"
                     *               ]
                     *             },
                     *             "tagline": [
                     *               {
                     *                 "en": "Heavy for a reason"
                     *               },
                     *               {
                     *                 "de": "Schwer aus gutem Grund"
                     *               }
                     *             ],
                     *             "data_subject_contestation": {
                     *               "email": "privacy@veldermaat.example",
                     *               "languages": [
                     *                 "nl",
                     *                 "en",
                     *                 "de"
                     *               ]
                     *             }
                     *           },
                     *           "freshness": {
                     *             "state": "fresh",
                     *             "validated_at": "2026-01-15T08:30:00.000Z"
                     *           }
                     *         },
                     *         "nobody.example": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryBrandBulkResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBrand: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "saltmarshecho.example",
                 *       "brand_name": "Saltmarsh Echo",
                 *       "brand_manifest": {
                 *         "description": "News from the saltmarsh, since 1911.",
                 *         "logos": [
                 *           {
                 *             "url": "https://saltmarshecho.example/logo.svg",
                 *             "tags": [
                 *               "primary"
                 *             ]
                 *           }
                 *         ],
                 *         "colors": [
                 *           {
                 *             "hex": "#3E6259",
                 *             "type": "primary"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegistryBrandSaveRequest"];
            };
        };
        responses: {
            /** @description The entry was created or edited. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryBrandSaveResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SaveForbidden"];
            409: components["responses"]["SaveConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookupManifestRefs: {
        parameters: {
            query: {
                /**
                 * @description Domain; a URL is accepted and reduced to its host.
                 * @example morningtide.example
                 */
                domain: string;
                /**
                 * @description Which manifest.
                 * @example brand.json
                 */
                type?: components["schemas"]["EnumsManifestFile"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "found": true,
                     *       "reference": {
                     *         "reference_type": "url",
                     *         "manifest_url": "https://morningtide.example/.well-known/brand.json",
                     *         "agent_url": null,
                     *         "agent_id": null,
                     *         "verification_status": "valid"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryManifestLookup"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "user",
                     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *       "name": "Ann Potter",
                     *       "email": "ann@tidewaterceramics.example",
                     *       "email_verified": true,
                     *       "permissions": [
                     *         "registry:read",
                     *         "registry:write"
                     *       ],
                     *       "organization": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *       "organizations": [
                     *         {
                     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *           "name": "Tidewater Ceramics",
                     *           "tier": "api",
                     *           "role": "owner"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeIdentity"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyAgents: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agents": [
                     *         {
                     *           "url": "https://sales.tidewaterceramics.example/mcp",
                     *           "name": "Tidewater Sales",
                     *           "type": "sales",
                     *           "visibility": "members_only",
                     *           "lifecycle_stage": "production",
                     *           "protocol": "mcp",
                     *           "enrolled_at": "2026-01-15T08:30:00.000Z",
                     *           "updated_at": "2026-01-15T08:30:00.000Z",
                     *           "probed_at": null,
                     *           "compliance_status": "unknown",
                     *           "verified": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeAgentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    enrollMyAgent: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://sales.tidewaterceramics.example/mcp",
                 *       "type": "sales",
                 *       "name": "Tidewater Sales"
                 *     }
                 */
                "application/json": components["schemas"]["MeAgentEnrolment"];
            };
        };
        responses: {
            /** @description The agent was enrolled and is changed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent": {
                     *         "url": "https://sales.tidewaterceramics.example/mcp",
                     *         "name": "Tidewater Sales",
                     *         "type": "sales",
                     *         "visibility": "members_only",
                     *         "lifecycle_stage": "production",
                     *         "protocol": "mcp",
                     *         "enrolled_at": "2026-01-15T08:30:00.000Z",
                     *         "updated_at": "2026-01-15T08:30:00.000Z",
                     *         "probed_at": null,
                     *         "compliance_status": "unknown",
                     *         "verified": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeAgentResponse"];
                };
            };
            /** @description The agent is enrolled. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent": {
                     *         "url": "https://sales.tidewaterceramics.example/mcp",
                     *         "name": "Tidewater Sales",
                     *         "type": "sales",
                     *         "visibility": "members_only",
                     *         "lifecycle_stage": "production",
                     *         "protocol": "mcp",
                     *         "enrolled_at": "2026-01-15T08:30:00.000Z",
                     *         "updated_at": "2026-01-15T08:30:00.000Z",
                     *         "probed_at": null,
                     *         "compliance_status": "unknown",
                     *         "verified": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeAgentResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EnrolmentForbidden"];
            409: components["responses"]["AgentTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    removeMyAgent: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description URL of the agent, in any spelling, percent-encoded.
                 * @example https://sales.tidewaterceramics.example/mcp
                 */
                agent_url: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            409: components["responses"]["AgentIsPublic"];
            500: components["responses"]["InternalError"];
        };
    };
    changeMyAgent: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description URL of the agent, in any spelling, percent-encoded.
                 * @example https://sales.tidewaterceramics.example/mcp
                 */
                agent_url: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "visibility": "private"
                 *     }
                 */
                "application/json": components["schemas"]["MeAgentUpdate"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent": {
                     *         "url": "https://sales.tidewaterceramics.example/mcp",
                     *         "name": "Tidewater Sales",
                     *         "type": "sales",
                     *         "visibility": "private",
                     *         "lifecycle_stage": "production",
                     *         "protocol": "mcp",
                     *         "enrolled_at": "2026-01-15T08:30:00.000Z",
                     *         "updated_at": "2026-01-15T08:30:00.000Z",
                     *         "probed_at": null,
                     *         "compliance_status": "unknown",
                     *         "verified": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeAgentResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_keys": [
                     *         {
                     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
                     *           "name": "Nightly import",
                     *           "permissions": [
                     *             "registry:read",
                     *             "registry:write"
                     *           ],
                     *           "created_at": "2026-01-15T08:30:00.000Z",
                     *           "last_used_at": null,
                     *           "expires_at": "2027-01-15T08:30:00.000Z",
                     *           "revoked_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeApiKeyList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createMyApiKey: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly import",
                 *       "permissions": [
                 *         "admin:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MeApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key with its secret. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
                     *       "name": "Nightly import",
                     *       "permissions": [
                     *         "registry:read",
                     *         "registry:write"
                     *       ],
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "last_used_at": null,
                     *       "expires_at": "2027-01-15T08:30:00.000Z",
                     *       "revoked_at": null,
                     *       "api_key": "sk_q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
                     *     }
                     */
                    "application/json": components["schemas"]["MeApiKeyCreated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeMyApiKey: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the key.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    getMyAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Value of `next_cursor` from the page before: entries older than this one.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
                 */
                cursor?: string;
                /**
                 * @description Entries per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
                     *           "at": "2026-01-15T08:30:00.000Z",
                     *           "action": "createMyApiKey",
                     *           "actor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *           "actor_name": "Ann Potter",
                     *           "subject": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
                     *           "outcome": "done",
                     *           "address": "192.0.2.7",
                     *           "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
                     *           "detail": {
                     *             "name": "Nightly import",
                     *             "permissions": [
                     *               "registry:read"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MeAuditPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyClients: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clients": [
                     *         {
                     *           "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
                     *           "name": "Buying desk",
                     *           "scopes": [
                     *             "proto:registry:read",
                     *             "proto:registry:write",
                     *             "proto:products",
                     *             "proto:media_buys",
                     *             "proto:creatives",
                     *             "proto:reports"
                     *           ],
                     *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeClientList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createMyClient: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Buying desk"
                 *     }
                 */
                "application/json": components["schemas"]["MeClientRequest"];
            };
        };
        responses: {
            /** @description The client with its secret. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
                     *       "name": "Buying desk",
                     *       "scopes": [
                     *         "proto:registry:read",
                     *         "proto:registry:write",
                     *         "proto:products",
                     *         "proto:media_buys",
                     *         "proto:creatives",
                     *         "proto:reports"
                     *       ],
                     *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "client_secret": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
                     *       "token_endpoint": "https://registry.example/token"
                     *     }
                     */
                    "application/json": components["schemas"]["MeClientCreated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeMyClient: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the client.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyEntries: {
        parameters: {
            query?: {
                /**
                 * @description Value of `next_cursor` from the page before; another answers 400.
                 * @example tidewaterceramics.example:brand:
                 */
                cursor?: string;
                /**
                 * @description Entries per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "entity": "brand",
                     *           "domain": "tidewaterceramics.example",
                     *           "review_status": "approved",
                     *           "revision_number": 2,
                     *           "updated_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MeEntryList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitations": [
                     *         {
                     *           "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
                     *           "role": "member",
                     *           "email": "bob@tidewaterceramics.example",
                     *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *           "created_at": "2026-01-15T08:30:00.000Z",
                     *           "expires_at": "2026-01-22T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeInvitationList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createMyInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "member",
                 *       "email": "bob@tidewaterceramics.example"
                 *     }
                 */
                "application/json": components["schemas"]["MeInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation with its link. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
                     *       "role": "member",
                     *       "email": "bob@tidewaterceramics.example",
                     *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "expires_at": "2026-01-22T08:30:00.000Z",
                     *       "url": "https://registry.example/invitations/q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
                     *     }
                     */
                    "application/json": components["schemas"]["MeInvitationCreated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeMyInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invitation.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
                 */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is not open any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyMembers: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "members": [
                     *         {
                     *           "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *           "name": "Ann Potter",
                     *           "email": "ann@tidewaterceramics.example",
                     *           "role": "owner",
                     *           "joined_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeMemberList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    removeMyMember: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the person.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            409: components["responses"]["LastOwner"];
            500: components["responses"]["InternalError"];
        };
    };
    changeMyMember: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the person.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["MeMemberUpdate"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
                     *       "name": "Ann Potter",
                     *       "email": "ann@tidewaterceramics.example",
                     *       "role": "admin",
                     *       "joined_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeMember"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            409: components["responses"]["LastOwner"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
        };
    };
    getMyOrganization: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *       "name": "Tidewater Ceramics",
                     *       "tier": "api",
                     *       "role": "owner",
                     *       "created_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeOrganization"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    updateMyOrganization: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Tidewater Ceramics"
                 *     }
                 */
                "application/json": components["schemas"]["MeOrganizationUpdate"];
            };
        };
        responses: {
            /** @description The organization as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *       "name": "Tidewater Ceramics",
                     *       "tier": "api",
                     *       "role": "owner",
                     *       "created_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeOrganization"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhooks": [
                     *         {
                     *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *           "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                     *           "types": [
                     *             "authorization.*"
                     *           ],
                     *           "description": "Mirror of the sales team",
                     *           "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
                     *           "status": "active",
                     *           "pause_reason": null,
                     *           "created_at": "2026-01-15T08:30:00.000Z",
                     *           "updated_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhookList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createMyWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                 *       "types": [
                 *         "authorization.*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MeWebhookRequest"];
            };
        };
        responses: {
            /** @description The subscription. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                     *       "types": [
                     *         "authorization.*"
                     *       ],
                     *       "description": "Mirror of the sales team",
                     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
                     *       "status": "active",
                     *       "pause_reason": null,
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "updated_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["WebhookLimitReached"];
            410: components["responses"]["CursorExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getMyWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the subscription, as the list of subscriptions returns it.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                     *       "types": [
                     *         "authorization.*"
                     *       ],
                     *       "description": "Mirror of the sales team",
                     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
                     *       "status": "active",
                     *       "pause_reason": null,
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "updated_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    removeMyWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the subscription, as the list of subscriptions returns it.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    changeMyWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the subscription, as the list of subscriptions returns it.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "types": [
                 *         "property.*",
                 *         "collection.*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MeWebhookUpdate"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                     *       "types": [
                     *         "authorization.*"
                     *       ],
                     *       "description": "Mirror of the sales team",
                     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
                     *       "status": "active",
                     *       "pause_reason": null,
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "updated_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listMyWebhookAttempts: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the subscription, as the list of subscriptions returns it.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attempts": [
                     *         {
                     *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b22",
                     *           "attempt": 1,
                     *           "status": "success",
                     *           "http_status_code": 204,
                     *           "error_message": null,
                     *           "fired_at": "2026-01-15T08:30:00.000Z",
                     *           "completed_at": "2026-01-15T08:30:00.120Z",
                     *           "response_time_ms": 118,
                     *           "payload_size_bytes": 2048
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhookAttemptList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    redeliverMyWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the subscription, as the list of subscriptions returns it.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cursor": "00000000-0000-7000-8000-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["MeWebhookRedelivery"];
            };
        };
        responses: {
            /** @description The subscription, which goes on from the given cursor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                     *       "types": [
                     *         "authorization.*"
                     *       ],
                     *       "description": "Mirror of the sales team",
                     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
                     *       "status": "active",
                     *       "pause_reason": null,
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "updated_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            410: components["responses"]["CursorExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
        };
    };
    resumeMyWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the subscription, as the list of subscriptions returns it.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
                 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
                     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
                     *       "types": [
                     *         "authorization.*"
                     *       ],
                     *       "description": "Mirror of the sales team",
                     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
                     *       "status": "active",
                     *       "pause_reason": null,
                     *       "created_at": "2026-01-15T08:30:00.000Z",
                     *       "updated_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeWebhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMine"];
            500: components["responses"]["InternalError"];
        };
    };
    listOwnershipChallenges: {
        parameters: {
            query?: {
                /**
                 * @description Challenges per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Challenges to skip, counted from the newest.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of challenges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "challenges": [
                     *         {
                     *           "domain": "tidewaterceramics.example",
                     *           "state": "consumed",
                     *           "issued_at": "2026-01-15T08:30:00.000Z",
                     *           "expires_at": "2026-01-15T08:45:00.000Z",
                     *           "settled_at": "2026-01-15T08:32:10.000Z",
                     *           "proof": {
                     *             "method": "dns",
                     *             "proved_at": "2026-01-15T08:32:10.000Z",
                     *             "age_seconds": 86400,
                     *             "valid_until": "2026-04-15T08:32:10.000Z",
                     *             "is_valid": true
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryOwnershipChallengeList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createOwnershipChallenge: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "tidewaterceramics.example"
                 *     }
                 */
                "application/json": components["schemas"]["RegistryOwnershipChallengeRequest"];
            };
        };
        responses: {
            /** @description The challenge is open. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "tidewaterceramics.example",
                     *       "nonce": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI",
                     *       "expires_at": "2026-01-15T08:45:00.000Z",
                     *       "dns": {
                     *         "name": "_proto-owner.tidewaterceramics.example",
                     *         "type": "TXT",
                     *         "value": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
                     *       },
                     *       "http": {
                     *         "url": "https://tidewaterceramics.example/.well-known/proto-ownership.txt",
                     *         "body": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryOwnershipChallenge"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getOwnershipChallenge: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path: {
                /**
                 * @description Domain, in any spelling.
                 * @example tidewaterceramics.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state; `none` for a domain that no challenge was asked for in the last 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryOwnershipChallengeState"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getPropertyHistory: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example twostroke.example
                 */
                domain: string;
                /**
                 * @description Revisions per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Revisions to skip, counted from the newest.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "twostroke.example",
                     *       "total": 1,
                     *       "revisions": [
                     *         {
                     *           "revision_number": 1,
                     *           "editor_name": "system",
                     *           "edit_summary": "adagents.json found",
                     *           "source": "adagents_json",
                     *           "is_rollback": false,
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryHistoryResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listProperties: {
        parameters: {
            query?: {
                /**
                 * @description Items per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Items to skip; past the end the page is empty.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Text to look for in publisher domain, property name and identifier values, without regard to case. Empty means no search; `%` and `_` stand for themselves.
                 * @example news
                 */
                search?: string;
                /**
                 * @description Only properties from this source. The counts in `stats` do not depend on it.
                 * @example adagents_json
                 */
                source?: components["schemas"]["EnumsPropertySource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of properties with counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryPropertyListing"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    resolveProperty: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example twostroke.example
                 */
                domain: string;
                /**
                 * @description Whether to read the file of the domain now instead of using a crawled copy.
                 * @example false
                 */
                fresh?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known about the publisher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publisher_domain": "twostroke.example",
                     *       "source": "adagents_json",
                     *       "verified": true,
                     *       "authorized_agents": [
                     *         {
                     *           "url": "https://sales.brightlane.example",
                     *           "authorized_for": "All pages"
                     *         }
                     *       ],
                     *       "properties": [
                     *         {
                     *           "id": "twostroke_site",
                     *           "type": "website",
                     *           "name": "Two Stroke",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "twostroke.example"
                     *             }
                     *           ],
                     *           "tags": [
                     *             "motorcycles"
                     *           ]
                     *         }
                     *       ],
                     *       "properties_total": 1,
                     *       "contact": {
                     *         "name": "Two Stroke",
                     *         "email": "hello@twostroke.example"
                     *       },
                     *       "freshness": {
                     *         "state": "fresh",
                     *         "validated_at": "2026-01-15T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryPropertyResolution"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolvePropertiesBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domains": [
                 *         "twostroke.example",
                 *         "nobody.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegistryPropertyBulkRequest"];
            };
        };
        responses: {
            /** @description One entry per domain. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": {
                     *         "twostroke.example": {
                     *           "publisher_domain": "twostroke.example",
                     *           "source": "adagents_json",
                     *           "verified": true,
                     *           "authorized_agents": [
                     *             {
                     *               "url": "https://sales.brightlane.example",
                     *               "authorized_for": "All pages"
                     *             }
                     *           ],
                     *           "properties": [
                     *             {
                     *               "id": "twostroke_site",
                     *               "type": "website",
                     *               "name": "Two Stroke",
                     *               "identifiers": [
                     *                 {
                     *                   "type": "domain",
                     *                   "value": "twostroke.example"
                     *                 }
                     *               ],
                     *               "tags": [
                     *                 "motorcycles"
                     *               ]
                     *             }
                     *           ],
                     *           "properties_total": 1,
                     *           "contact": {
                     *             "name": "Two Stroke",
                     *             "email": "hello@twostroke.example"
                     *           },
                     *           "freshness": {
                     *             "state": "fresh",
                     *             "validated_at": "2026-01-15T08:30:00.000Z"
                     *           }
                     *         },
                     *         "nobody.example": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryPropertyBulkResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    saveProperty: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publisher_domain": "tidewaterceramics.example",
                 *       "properties": [
                 *         {
                 *           "type": "website",
                 *           "name": "Tidewater Ceramics"
                 *         }
                 *       ],
                 *       "contact": {
                 *         "name": "The Studio",
                 *         "email": "hello@tidewaterceramics.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegistryPropertySaveRequest"];
            };
        };
        responses: {
            /** @description The entry was created or edited. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryPropertySaveResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SaveForbidden"];
            409: components["responses"]["SaveConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateProperty: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example twostroke.example
                 */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "errors": [],
                     *       "warnings": [],
                     *       "domain": "twostroke.example",
                     *       "url": "https://twostroke.example/.well-known/adagents.json",
                     *       "discovery_method": "direct",
                     *       "status_code": 200,
                     *       "response_bytes": 826,
                     *       "resolved_url": "https://twostroke.example/.well-known/adagents.json",
                     *       "raw_data": {
                     *         "$schema": "/schemas/v3/adagents.json",
                     *         "last_updated": "2025-04-03T18:00:00Z",
                     *         "contact": {
                     *           "name": "Two Stroke",
                     *           "email": "hello@twostroke.example",
                     *           "domain": "twostroke.example"
                     *         },
                     *         "properties": [
                     *           {
                     *             "property_id": "twostroke_site",
                     *             "property_type": "website",
                     *             "name": "Two Stroke",
                     *             "identifiers": [
                     *               {
                     *                 "type": "domain",
                     *                 "value": "twostroke.example"
                     *               }
                     *             ],
                     *             "tags": [
                     *               "motorcycles"
                     *             ],
                     *             "supported_channels": [
                     *               "display"
                     *             ]
                     *           }
                     *         ],
                     *         "tags": {
                     *           "motorcycles": {
                     *             "name": "Motorcycles",
                     *             "description": "Small engines, long roads"
                     *           }
                     *         },
                     *         "authorized_agents": [
                     *           {
                     *             "url": "https://sales.brightlane.example",
                     *             "authorized_for": "All pages",
                     *             "authorization_type": "property_ids",
                     *             "property_ids": [
                     *               "twostroke_site"
                     *             ],
                     *             "delegation_type": "delegated"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryValidationResult"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgentFormats: {
        parameters: {
            query: {
                /**
                 * @description URL of the agent, with https:// or http://.
                 * @example https://ads.morningtide.example
                 */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The formats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "formats": [
                     *         {
                     *           "format_id": {
                     *             "agent_url": "https://ads.morningtide.example",
                     *             "id": "billboard_html5"
                     *           },
                     *           "renders": [
                     *             {
                     *               "role": "primary",
                     *               "dimensions": {
                     *                 "width": 970,
                     *                 "height": 250,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           ],
                     *           "assets": [
                     *             {
                     *               "item_type": "individual",
                     *               "asset_id": "image",
                     *               "asset_type": "image",
                     *               "required": true
                     *             },
                     *             {
                     *               "item_type": "individual",
                     *               "asset_id": "landing_page",
                     *               "asset_type": "url",
                     *               "required": true
                     *             }
                     *           ],
                     *           "assets_required": [
                     *             {
                     *               "item_type": "individual",
                     *               "asset_id": "image",
                     *               "asset_type": "image",
                     *               "required": true
                     *             },
                     *             {
                     *               "item_type": "individual",
                     *               "asset_id": "landing_page",
                     *               "asset_type": "url",
                     *               "required": true
                     *             }
                     *           ],
                     *           "name": "Front page billboard",
                     *           "type": "display"
                     *         },
                     *         {
                     *           "format_id": {
                     *             "agent_url": "https://ads.morningtide.example",
                     *             "id": "podcast_sponsor"
                     *           },
                     *           "assets": [
                     *             {
                     *               "item_type": "individual",
                     *               "asset_id": "spot",
                     *               "asset_type": "audio",
                     *               "required": true
                     *             }
                     *           ],
                     *           "assets_required": [
                     *             {
                     *               "item_type": "individual",
                     *               "asset_id": "spot",
                     *               "asset_type": "audio",
                     *               "required": true
                     *             }
                     *           ],
                     *           "name": "Podcast sponsorship",
                     *           "type": "audio"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryAgentFormats"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMuchAtOnce"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["AgentFailed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["AgentTimeout"];
        };
    };
    getAgentProducts: {
        parameters: {
            query: {
                /**
                 * @description URL of the agent, with https:// or http://.
                 * @example https://ads.morningtide.example
                 */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "products": [
                     *         {
                     *           "product_id": "front_page",
                     *           "name": "Front page",
                     *           "description": "The billboard on the front page, one advertiser a day.",
                     *           "property_name": "morningtide.example",
                     *           "pricing_model": "cpm",
                     *           "currency": "GBP",
                     *           "delivery_type": "guaranteed",
                     *           "format_options": [
                     *             "billboard_html5"
                     *           ],
                     *           "delivery_channels": [
                     *             "display"
                     *           ],
                     *           "targeting_capabilities": []
                     *         },
                     *         {
                     *           "product_id": "first_edition",
                     *           "name": "First Edition, sponsored",
                     *           "description": "Sponsorship of the morning podcast for a week.",
                     *           "property_name": "morningtide.example",
                     *           "pricing_model": "cpm",
                     *           "currency": "GBP",
                     *           "delivery_type": "guaranteed",
                     *           "format_options": [
                     *             "podcast_sponsor"
                     *           ],
                     *           "delivery_channels": [
                     *             "podcast"
                     *           ],
                     *           "targeting_capabilities": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryAgentProducts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMuchAtOnce"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["AgentFailed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["AgentTimeout"];
        };
    };
    discoverAgent: {
        parameters: {
            query: {
                /**
                 * @description URL of the agent, with https:// or http://.
                 * @example https://ads.morningtide.example
                 */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the agent told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Morning Tide Direct",
                     *       "description": "The newspaper’s own seller.",
                     *       "protocols": [
                     *         "a2a"
                     *       ],
                     *       "type": "sales",
                     *       "tools_count": 8,
                     *       "tools": [
                     *         {
                     *           "name": "get_proto_capabilities",
                     *           "description": "What this agent supports"
                     *         },
                     *         {
                     *           "name": "get_products",
                     *           "description": "Everything the newspaper sells itself"
                     *         },
                     *         {
                     *           "name": "list_creative_formats",
                     *           "description": "Creative formats that it takes"
                     *         },
                     *         {
                     *           "name": "create_media_buy",
                     *           "description": "Needs a credential"
                     *         },
                     *         {
                     *           "name": "update_media_buy",
                     *           "description": "Needs a credential"
                     *         },
                     *         {
                     *           "name": "get_media_buys",
                     *           "description": "Needs a credential"
                     *         },
                     *         {
                     *           "name": "get_media_buy_delivery",
                     *           "description": "Needs a credential"
                     *         },
                     *         {
                     *           "name": "provide_performance_feedback",
                     *           "description": "Needs a credential"
                     *         }
                     *       ],
                     *       "stats": {
                     *         "product_count": 2,
                     *         "publisher_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryDiscoveredAgent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMuchAtOnce"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["AgentFailed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["AgentTimeout"];
        };
    };
    validatePublisher: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example morningtide.example
                 */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the file amounts to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "domain": "morningtide.example",
                     *       "url": "https://morningtide.example/.well-known/adagents.json",
                     *       "discovery_method": "direct",
                     *       "agent_count": 4,
                     *       "property_count": 5,
                     *       "property_type_counts": {
                     *         "mobile_app": 2,
                     *         "podcast": 1,
                     *         "website": 2
                     *       },
                     *       "tag_count": 5,
                     *       "errors": [],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryPublisherValidation"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                /**
                 * @description Exact `accrediting_body`; repeated values are alternatives.
                 * @example [
                 *       "Media Standards Board"
                 *     ]
                 */
                accreditation?: string[];
                /**
                 * @description Whether to add `capabilities`, with the creative, signals and measurement catalogs folded in.
                 * @example true
                 */
                capabilities?: boolean;
                /**
                 * @description Whether to add `compliance`. Such an answer must not be stored by caches.
                 * @example false
                 */
                compliance?: boolean;
                /**
                 * @description `cursor` of the page before, with the same filters. Without it the list starts at its beginning.
                 * @example aHR0cHM6Ly9tZWFzdXJlLnRydWVnbGFuY2UuZXhhbXBsZQ
                 */
                cursor?: string;
                /**
                 * @description Whether to add `health` and `stats`.
                 * @example true
                 */
                health?: boolean;
                /**
                 * @description Agents per page at most.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Exact `metric_id`; repeated values are alternatives.
                 * @example [
                 *       "attention_seconds"
                 *     ]
                 */
                metric_id?: string[];
                /**
                 * @description Whether to add `publisher_domains` and `property_summary` to sales agents.
                 * @example false
                 */
                properties?: boolean;
                /**
                 * @description Text anywhere in `metric_id`, without regard to case. `%` and `_` are refused; empty means no search.
                 * @example attention
                 */
                q?: string;
                /**
                 * @description Only agents of this type. Another value answers 400 with `valid_values`.
                 * @example sales
                 */
                type?: components["schemas"]["EnumsAgentType"];
                /**
                 * @description Only agents whose badges were earned so; repeated values must all hold.
                 * @example [
                 *       "spec"
                 *     ]
                 */
                verification_mode?: components["schemas"]["EnumsVerificationMode"][];
                /**
                 * @description Only agents that hold a badge; false means no restriction.
                 * @example false
                 */
                verified?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents that the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryAgentCatalog"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    searchAgents: {
        parameters: {
            query?: {
                /**
                 * @description Comma list of content categories, at most 100; case counts.
                 * @example IAB17
                 */
                categories?: string;
                /**
                 * @description Comma list of channels in any case, at most 100. A value that no agent has matches nothing.
                 * @example display,podcast
                 */
                channels?: string;
                /**
                 * @description The `cursor` of the page before, with the same filters.
                 * @example WyIiLDAsImh0dHBzOi8vYWRzLm1vcm5pbmd0aWRlLmV4YW1wbGUiXQ
                 */
                cursor?: string;
                /**
                 * @description Comma list of delivery types in any case, at most 100. A value that no agent has matches nothing.
                 * @example guaranteed
                 */
                delivery_types?: string;
                /**
                 * @description Whether trusted-match support is required; false means no restriction.
                 * @example false
                 */
                has_tmp?: boolean;
                /**
                 * @description Agents per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Comma list of country codes, ISO 3166-1 alpha-2 in any case, at most 100.
                 * @example SE,NO
                 */
                markets?: string;
                /**
                 * @description Smallest number of properties.
                 * @example 1
                 */
                min_properties?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
                /**
                 * @description Comma list of property types in any case, at most 100. A value that no agent has matches nothing.
                 * @example website
                 */
                property_types?: string;
                /**
                 * @description Comma list of property tags, at most 100; case counts.
                 * @example news
                 */
                tags?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryAgentSearchResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listAuthorizations: {
        parameters: {
            query: {
                /**
                 * @description URL of the agent, in any spelling; it is brought into canonical form.
                 * @example https://ads.morningtide.example
                 */
                agent_url: string;
                /**
                 * @description Value of `cursor` from the page before.
                 * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIiwiMDE5YmMwYzYtOWIxOS03YzUxLThmM2UtNzJkNGI4YTA1YzE2Il0
                 */
                cursor?: string;
                /**
                 * @description Only rows that rest on this; may be repeated. `adagents_json` when absent.
                 * @example [
                 *       "adagents_json"
                 *     ]
                 */
                evidence?: components["schemas"]["EnumsAuthorizationEvidence"][];
                /**
                 * @description Which form of the rows is wanted; there is one.
                 * @example effective
                 */
                include?: "effective";
                /**
                 * @description Rows per page at most. Pages also end at about 8 MB.
                 * @example 1000
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of authorizations. */
            200: {
                headers: {
                    "X-Sync-Cursor": components["headers"]["SyncCursor"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_url": "https://ads.morningtide.example",
                     *       "evidence": [
                     *         "adagents_json"
                     *       ],
                     *       "include": "effective",
                     *       "rows": [
                     *         {
                     *           "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *           "agent_url": "https://ads.morningtide.example",
                     *           "agent_url_canonical": "https://ads.morningtide.example",
                     *           "publisher_domain": "morningtide.example",
                     *           "authorization_type": "property_ids",
                     *           "authorized_for": "All inventory of The Morning Tide, sold by its own team",
                     *           "evidence": "adagents_json",
                     *           "disputed": false,
                     *           "created_by": null,
                     *           "expires_at": null,
                     *           "property_rid": null,
                     *           "property_id_slug": null,
                     *           "override_applied": false,
                     *           "override_reason": null,
                     *           "property_ids": [
                     *             "morningtide_site",
                     *             "morningtide_business",
                     *             "morningtide_ios",
                     *             "morningtide_android",
                     *             "first_edition"
                     *           ],
                     *           "signing_keys": [
                     *             {
                     *               "kid": "morningtide-ads-2025",
                     *               "crv": "Ed25519",
                     *               "x": "t5BgtX19I_UI7t_Wc9DkxjSey1tCYXqQH1EA_h9o3ak",
                     *               "kty": "OKP",
                     *               "use": "sig",
                     *               "alg": "EdDSA"
                     *             }
                     *           ],
                     *           "delegation_type": "direct",
                     *           "created_at": "2026-01-15T08:30:00.000Z",
                     *           "updated_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "count": 1,
                     *       "has_more": false,
                     *       "cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryAuthorizationList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getAuthorizationsSnapshot: {
        parameters: {
            query?: {
                /**
                 * @description Only rows that rest on this; may be repeated. `adagents_json` when absent.
                 * @example [
                 *       "adagents_json"
                 *     ]
                 */
                evidence?: components["schemas"]["EnumsAuthorizationEvidence"][];
            };
            header?: {
                /**
                 * @description Entity tags of snapshots that the caller holds.
                 * @example "d2c1f5e04b7a49e3860f1b8e5a7c9d34"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Sync-Cursor": components["headers"]["SyncCursor"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"id":"019bc0c6-9b19-7c51-8f3e-72d4b8a05c16","agent_url":"https://ads.morningtide.example","agent_url_canonical":"https://ads.morningtide.example","publisher_domain":"morningtide.example","authorization_type":"property_ids","authorized_for":"All inventory of The Morning Tide, sold by its own team","evidence":"adagents_json","disputed":false,"created_by":null,"expires_at":null,"property_rid":null,"property_id_slug":null,"override_applied":false,"override_reason":null,"property_ids":["morningtide_site","morningtide_business","morningtide_ios","morningtide_android","first_edition"],"signing_keys":[{"kid":"morningtide-ads-2025","crv":"Ed25519","x":"t5BgtX19I_UI7t_Wc9DkxjSey1tCYXqQH1EA_h9o3ak","kty":"OKP","use":"sig","alg":"EdDSA"}],"delegation_type":"direct","created_at":"2026-01-15T08:30:00.000Z","updated_at":"2026-01-15T08:30:00.000Z"} */
                    "application/x-ndjson": string;
                };
            };
            /** @description The caller holds this snapshot. */
            304: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Sync-Cursor": components["headers"]["SyncCursor"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMuchAtOnce"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCrawl: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "twostroke.example"
                 *     }
                 */
                "application/json": components["schemas"]["RegistryCrawlRequestRequest"];
            };
        };
        responses: {
            /** @description The crawl is queued. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Crawl request accepted",
                     *       "domain": "twostroke.example",
                     *       "crawl_request_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryCrawlRequestResponse"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCrawlRequest: {
        parameters: {
            query?: {
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to answers 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path: {
                /**
                 * @description Value of `crawl_request_id` from the answer to the request.
                 * @example 019bc0c6-9b19-7c51-8f3e-72d4b8a05c16
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crawl_request_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *       "domain": "twostroke.example",
                     *       "status": "completed",
                     *       "attempts": 1,
                     *       "max_attempts": 5,
                     *       "requested_at": "2026-01-15T08:30:00.000Z",
                     *       "started_at": "2026-01-15T08:30:00.000Z",
                     *       "last_attempted_at": "2026-01-15T08:30:00.000Z",
                     *       "completed_at": "2026-01-15T08:30:00.000Z",
                     *       "next_attempt_at": null,
                     *       "last_error_code": null,
                     *       "outcome": "unchanged",
                     *       "brand_json_outcome": "absent"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryCrawlRequestStatus"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    expandProductIdentifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "agent_url": "https://sales.brightlane.example",
                 *       "publisher_properties": [
                 *         {
                 *           "publisher_domain": "twostroke.example",
                 *           "selection_type": "all"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegistryProductIdentifiersRequest"];
            };
        };
        responses: {
            /** @description The properties and identifiers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_url": "https://sales.brightlane.example",
                     *       "properties": [
                     *         {
                     *           "publisher_domain": "twostroke.example",
                     *           "property_id": "twostroke_site",
                     *           "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *           "property_name": "Two Stroke",
                     *           "property_type": "website",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "twostroke.example"
                     *             }
                     *           ],
                     *           "tags": [
                     *             "motorcycles"
                     *           ]
                     *         }
                     *       ],
                     *       "identifiers": [
                     *         {
                     *           "type": "domain",
                     *           "value": "twostroke.example",
                     *           "property_id": "twostroke_site",
                     *           "publisher_domain": "twostroke.example"
                     *         }
                     *       ],
                     *       "property_count": 1,
                     *       "identifier_count": 1,
                     *       "truncated": false,
                     *       "generated_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryProductIdentifiers"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
        };
    };
    getFeed: {
        parameters: {
            query?: {
                /**
                 * @description `cursor` of an earlier answer, or `event_id` of an event. It belongs to the filter that produced it: with other
                 *     `types` events can be skipped. `00000000-0000-7000-8000-000000000000` stands for the beginning of the feed.
                 * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
                 */
                cursor?: string;
                /**
                 * @description Events per page at most.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Event types to answer, separated by commas, at most 100. A type may end in `*`, which stands for any rest:
                 *     `property.*`; `*` alone matches every event. An event matches when any of them does. Spaces around commas and
                 *     empty members do not count. A well-formed type that does not exist matches nothing.
                 * @example property.*,authorization.granted
                 */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448e",
                     *           "event_type": "property.created",
                     *           "entity_type": "property",
                     *           "entity_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c17",
                     *           "payload": {
                     *             "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c17",
                     *             "classification": "property",
                     *             "source": "authoritative",
                     *             "identifiers": [
                     *               {
                     *                 "type": "domain",
                     *                 "value": "twostroke.example"
                     *               }
                     *             ],
                     *             "publisher_domain": "twostroke.example",
                     *             "property": {
                     *               "property_id": "twostroke_site",
                     *               "property_type": "website",
                     *               "name": "Two Stroke",
                     *               "identifiers": [
                     *                 {
                     *                   "type": "domain",
                     *                   "value": "twostroke.example"
                     *                 }
                     *               ],
                     *               "tags": [
                     *                 "motorcycles"
                     *               ],
                     *               "supported_channels": [
                     *                 "display"
                     *               ]
                     *             }
                     *           },
                     *           "actor": "pipeline:crawler",
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         },
                     *         {
                     *           "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448f",
                     *           "event_type": "authorization.granted",
                     *           "entity_type": "authorization",
                     *           "entity_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
                     *           "payload": {
                     *             "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
                     *             "agent_url": "https://sales.brightlane.example",
                     *             "agent_url_canonical": "https://sales.brightlane.example",
                     *             "publisher_domain": "twostroke.example",
                     *             "authorization_type": "property_ids",
                     *             "authorized_for": "All pages",
                     *             "evidence": "adagents_json",
                     *             "property_ids": [
                     *               "twostroke_site"
                     *             ],
                     *             "delegation_type": "delegated",
                     *             "created_at": "2026-01-15T08:30:00.000Z",
                     *             "updated_at": "2026-01-15T08:30:00.000Z"
                     *           },
                     *           "actor": "pipeline:crawler",
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "cursor": "019bc0c6-9b40-7000-8000-03bb6beb448f",
                     *       "has_more": false,
                     *       "freshness": {
                     *         "generated_at": "2026-01-15T08:30:02.000Z",
                     *         "latest_event_created_at": "2026-01-15T08:30:00.000Z",
                     *         "lag_seconds": 2,
                     *         "retention_days": 90
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CoreRegistryFeedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["CursorExpired"];
            500: components["responses"]["InternalError"];
        };
    };
    streamFeed: {
        parameters: {
            query?: {
                /**
                 * @description `cursor` of an earlier frame or page, or `event_id` of an event. It belongs to the filter that produced it: with
                 *     other `types` events can be skipped. `00000000-0000-7000-8000-000000000000` stands for the beginning of the feed.
                 * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
                 */
                cursor?: string;
                /**
                 * @description Events per frame at most.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Seconds between two heartbeats. New events do not wait for it.
                 * @example 15
                 */
                poll_interval_seconds?: number;
                /**
                 * @description `ticket` of `POST /api/registry/feed/tickets`, in place of the `Authorization` header. One that is unknown,
                 *     expired or already used answers 401.
                 * @example q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A
                 */
                ticket?: string;
                /**
                 * @description Event types to send, separated by commas, at most 100. A type may end in `*`, which stands for any rest:
                 *     `property.*`; `*` alone matches every event. An event matches when any of them does. Spaces around commas and
                 *     empty members do not count. A well-formed type that does not exist matches nothing.
                 * @example property.*,authorization.granted
                 */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoTransform"];
                    "X-Accel-Buffering": components["headers"]["NoBuffering"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: feed
                     *     data: {"events":[{"event_id":"019bc0c6-9b40-7000-8000-03bb6beb448e","event_type":"agent.discovered","entity_type":"agent","entity_id":"019bc0c6-9b19-7c51-8f3e-72d4b8a05c1b","payload":{"agent_url":"https://ads.morningtide.example","source":"adagents_json","publisher_domain":"morningtide.example"},"actor":"pipeline:crawler","created_at":"2026-01-15T08:30:00.000Z"}],"cursor":"019bc0c6-9b40-7000-8000-03bb6beb448e","has_more":false,"freshness":{"generated_at":"2026-01-15T08:30:02.000Z","latest_event_created_at":"2026-01-15T08:30:00.000Z","lag_seconds":2,"retention_days":90}}
                     *
                     *     event: heartbeat
                     *     data: {"generated_at":"2026-01-15T08:30:15.000Z","cursor":"019bc0c6-9b40-7000-8000-03bb6beb448e","freshness":{"generated_at":"2026-01-15T08:30:15.000Z","latest_event_created_at":"2026-01-15T08:30:00.000Z","lag_seconds":15,"retention_days":90}}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFeedTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
                     *       "expires_at": "2026-01-15T08:31:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryFeedTicket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    lookupAgentDomains: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description URL of the agent, percent-encoded as one segment.
                 * @example https://sales.fairwater.example
                 */
                agentUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_url": "https://sales.fairwater.example",
                     *       "domains": [
                     *         "chromeandclutch.example",
                     *         "fairwater.example",
                     *         "fjordwave.example",
                     *         "kerbsidemedia.example",
                     *         "lanternplay.example",
                     *         "morningtide.example",
                     *         "pepperandplum.example",
                     *         "pixelbarn.example"
                     *       ],
                     *       "count": 8
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryLookupAgentDomains"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    lookupDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Publisher domain, cleaned like every domain input.
                 * @example twostroke.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "twostroke.example",
                     *       "authorized_agents": [
                     *         {
                     *           "url": "https://sales.brightlane.example",
                     *           "authorized_for": "All pages",
                     *           "member": {
                     *             "display_name": "Brightlane"
                     *           }
                     *         }
                     *       ],
                     *       "sales_agents_claiming": [
                     *         {
                     *           "url": "https://sales.brightlane.example",
                     *           "member": {
                     *             "display_name": "Brightlane"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryLookupDomain"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    lookupProperty: {
        parameters: {
            query: {
                /**
                 * @description Type of the identifier.
                 * @example domain
                 */
                type: components["schemas"]["EnumsIdentifierTypes"];
                /**
                 * @description The identifier; hosts are cleaned like every domain input, `*.` in front is kept.
                 * @example twostroke.example
                 */
                value: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "domain",
                     *       "value": "twostroke.example",
                     *       "agents": [
                     *         {
                     *           "agent_url": "https://sales.brightlane.example",
                     *           "publisher_domain": "twostroke.example",
                     *           "property": {
                     *             "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *             "property_id": "twostroke_site",
                     *             "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *             "publisher_domain": "twostroke.example",
                     *             "property_type": "website",
                     *             "name": "Two Stroke",
                     *             "identifiers": [
                     *               {
                     *                 "type": "domain",
                     *                 "value": "twostroke.example"
                     *               }
                     *             ],
                     *             "tags": [
                     *               "motorcycles"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryLookupProperty"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getOperator: {
        parameters: {
            query: {
                /**
                 * @description Domain of the operator; a URL is accepted and reduced to its host.
                 * @example morningtide.example
                 */
                domain: string;
                /**
                 * @description Which agents to show, by visibility - `public`, `member`, `private` or `all`. Letters of either case.
                 * @example all
                 */
                scope?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "morningtide.example",
                     *       "member": null,
                     *       "agents": [
                     *         {
                     *           "url": "https://ads.morningtide.example",
                     *           "name": "Morning Tide Direct",
                     *           "type": "sales",
                     *           "authorized_by": [
                     *             {
                     *               "publisher_domain": "morningtide.example",
                     *               "authorized_for": "All inventory of The Morning Tide, sold by its own team",
                     *               "source": "adagents_json"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryOperatorLookup"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            500: components["responses"]["InternalError"];
        };
    };
    getPublisher: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example twostroke.example
                 */
                domain: string;
                /**
                 * @description What to add to the answer.
                 * @example placements
                 */
                include?: "placements";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known about the publisher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "twostroke.example",
                     *       "member": null,
                     *       "adagents_valid": true,
                     *       "properties": [
                     *         {
                     *           "id": "twostroke_site",
                     *           "type": "website",
                     *           "name": "Two Stroke",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "twostroke.example"
                     *             }
                     *           ],
                     *           "tags": [
                     *             "motorcycles"
                     *           ],
                     *           "source": "adagents_json"
                     *         }
                     *       ],
                     *       "authorized_agents": [
                     *         {
                     *           "url": "https://sales.brightlane.example",
                     *           "authorized_for": "All pages",
                     *           "source": "adagents_json",
                     *           "properties_authorized": 1,
                     *           "properties_total": 1,
                     *           "publisher_wide": false
                     *         }
                     *       ],
                     *       "properties_total": 1,
                     *       "discovery_method": "direct",
                     *       "hosting": {
                     *         "mode": "self",
                     *         "expected_url": "https://twostroke.example/.well-known/adagents.json",
                     *         "resolved_url": "https://twostroke.example/.well-known/adagents.json",
                     *         "last_validated": "2026-01-15T08:30:00.000Z",
                     *         "last_http_status": 304,
                     *         "last_bytes": 826
                     *       },
                     *       "files": {
                     *         "adagents_json": {
                     *           "status": "valid",
                     *           "expected_url": "https://twostroke.example/.well-known/adagents.json"
                     *         },
                     *         "brand_json": {
                     *           "status": "unknown"
                     *         }
                     *       },
                     *       "freshness": {
                     *         "state": "fresh",
                     *         "validated_at": "2026-01-15T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryPublisherLookup"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    listPublishers: {
        parameters: {
            query?: {
                /**
                 * @description Publishers per page.
                 * @example 1000
                 */
                limit?: number;
                /**
                 * @description Publishers to skip; past the end the page is empty.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of publishers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryPublisherListing"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getRegistryStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registered_agents": 9,
                     *       "registered_publishers": 1,
                     *       "discovered_agents": 8,
                     *       "discovered_publishers": 19,
                     *       "discovered_properties": 44,
                     *       "authorizations": 52,
                     *       "authorizations_by_source": {
                     *         "adagents_json": 37,
                     *         "agent_claim": 15
                     *       },
                     *       "properties_by_type": {
                     *         "ai_assistant": 1,
                     *         "ctv_app": 4,
                     *         "desktop_app": 1,
                     *         "dooh": 4,
                     *         "mobile_app": 8,
                     *         "podcast": 4,
                     *         "radio": 3,
                     *         "streaming_audio": 1,
                     *         "website": 18
                     *       },
                     *       "brands": 30,
                     *       "publishers": 20
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryRegistryStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    validateProductAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "agent_url": "https://sales.brightlane.example",
                 *       "publisher_properties": [
                 *         {
                 *           "publisher_domain": "twostroke.example",
                 *           "selection_type": "all"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegistryProductAuthorizationRequest"];
            };
        };
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_url": "https://sales.brightlane.example",
                     *       "agent_url_canonical": "https://sales.brightlane.example",
                     *       "authorized": true,
                     *       "reason": "authorized",
                     *       "coverage_percentage": 100,
                     *       "total_requested": 1,
                     *       "total_authorized": 1,
                     *       "selectors": [
                     *         {
                     *           "publisher_domain": "twostroke.example",
                     *           "selection_type": "all",
                     *           "requested_count": 1,
                     *           "authorized_count": 1,
                     *           "source": "adagents_json",
                     *           "reasons": {}
                     *         }
                     *       ],
                     *       "publisher_sides": [
                     *         {
                     *           "publisher_domain": "twostroke.example",
                     *           "obstacle": null,
                     *           "entry_count": 1,
                     *           "file_url": "https://twostroke.example/.well-known/adagents.json",
                     *           "file_sha256": "e512a938b72c190513725695568a2df44ed7eee466e795beaf3fed3fb901f970",
                     *           "validated_at": "2026-01-15T08:30:00.000Z",
                     *           "freshness": "fresh",
                     *           "discovery_method": "direct",
                     *           "manager_domain": null
                     *         }
                     *       ],
                     *       "operator_side": {
                     *         "declared": true,
                     *         "relationship": null,
                     *         "brand_domain": "brightlane.example",
                     *         "agent_declared": true,
                     *         "agent_type": "sales",
                     *         "found_by": "declaration",
                     *         "file_url": "https://brightlane.example/.well-known/brand.json",
                     *         "validated_at": "2026-01-15T08:30:00.000Z",
                     *         "freshness": "fresh"
                     *       },
                     *       "checked_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryProductAuthorization"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
        };
    };
    validatePropertyAuthorization: {
        parameters: {
            query: {
                /**
                 * @description URL of the agent, in any spelling; it is brought into canonical form.
                 * @example https://sales.brightlane.example
                 */
                agent_url: string;
                /**
                 * @description Moment that is asked about; now when absent. Files are judged as they are now.
                 * @example 2026-02-01T00:00:00Z
                 */
                at?: string;
                /**
                 * @description Collections of the publisher in which the sale takes place, by id. Without one, entries that are limited to collections do not hold.
                 * @example [
                 *       "harbour_nine"
                 *     ]
                 */
                collection?: string[];
                /**
                 * @description Country of the sale, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not hold.
                 * @example DE
                 */
                country?: string;
                /**
                 * @description Delegation type that is claimed; compared with the one that the publisher states.
                 * @example delegated
                 */
                delegation_type?: components["schemas"]["EnumsDelegationType"];
                /**
                 * @description Whether to read both files from their origin now, whenever they were asked for last. Cannot be combined with `mode=index`.
                 * @example false
                 */
                fresh?: boolean;
                /**
                 * @description Type of the identifier.
                 * @example domain
                 */
                identifier_type: components["schemas"]["EnumsIdentifierTypes"];
                /**
                 * @description The identifier; hosts are cleaned like every domain input, `*.` in front is kept.
                 * @example twostroke.example
                 */
                identifier_value: string;
                /**
                 * @description `live` reads files from their origin unless they were asked for within the last 30 seconds; `index` answers from what is stored.
                 * @example live
                 */
                mode?: "live" | "index";
                /**
                 * @description Placements of the sale, by id. Without one, and without a tag, entries that are limited to placements do not hold.
                 * @example [
                 *       "front_page_top"
                 *     ]
                 */
                placement?: string[];
                /**
                 * @description Tags of these placements.
                 * @example [
                 *       "above_the_fold"
                 *     ]
                 */
                placement_tag?: string[];
                /**
                 * @description Only properties of this publisher, where several list the identifier.
                 * @example morningtide.example
                 */
                publisher_domain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_url": "https://sales.brightlane.example",
                     *       "agent_url_canonical": "https://sales.brightlane.example",
                     *       "identifier_type": "domain",
                     *       "identifier_value": "twostroke.example",
                     *       "authorized": true,
                     *       "reason": "authorized",
                     *       "property_id": "twostroke_site",
                     *       "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *       "publisher_domain": "twostroke.example",
                     *       "publisher_side": {
                     *         "authorized": true,
                     *         "entry": {
                     *           "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c17",
                     *           "authorization_type": "property_ids",
                     *           "authorized_for": "All pages",
                     *           "delegation_type": "delegated"
                     *         },
                     *         "delegation_type": "delegated",
                     *         "file_url": "https://twostroke.example/.well-known/adagents.json",
                     *         "file_sha256": "e512a938b72c190513725695568a2df44ed7eee466e795beaf3fed3fb901f970",
                     *         "validated_at": "2026-01-15T08:30:00.000Z",
                     *         "freshness": "fresh",
                     *         "discovery_method": "direct",
                     *         "manager_domain": null
                     *       },
                     *       "operator_side": {
                     *         "declared": true,
                     *         "relationship": "delegated",
                     *         "brand_domain": "brightlane.example",
                     *         "agent_declared": true,
                     *         "agent_type": "sales",
                     *         "found_by": "declaration",
                     *         "file_url": "https://brightlane.example/.well-known/brand.json",
                     *         "validated_at": "2026-01-15T08:30:00.000Z",
                     *         "freshness": "fresh"
                     *       },
                     *       "checks": [
                     *         {
                     *           "check": "publisher_file",
                     *           "ok": true,
                     *           "detail": "the adagents.json for twostroke.example was validated at 2026-01-15T08:30:00.000Z"
                     *         },
                     *         {
                     *           "check": "publisher_not_revoked",
                     *           "ok": true,
                     *           "detail": "the file does not revoke the publisher"
                     *         },
                     *         {
                     *           "check": "property_listed",
                     *           "ok": true,
                     *           "detail": "the publisher lists the property"
                     *         },
                     *         {
                     *           "check": "agent_listed",
                     *           "ok": true,
                     *           "detail": "one entry names the agent"
                     *         },
                     *         {
                     *           "check": "sells_properties",
                     *           "ok": true,
                     *           "detail": "the entry is of type property_ids"
                     *         },
                     *         {
                     *           "check": "property_in_scope",
                     *           "ok": true,
                     *           "detail": "the property is in the scope that property_ids states"
                     *         },
                     *         {
                     *           "check": "time_window",
                     *           "ok": true,
                     *           "detail": "the entry names no time"
                     *         },
                     *         {
                     *           "check": "country",
                     *           "ok": true,
                     *           "detail": "the entry names no country and holds worldwide"
                     *         },
                     *         {
                     *           "check": "collection",
                     *           "ok": true,
                     *           "detail": "the entry names no collection"
                     *         },
                     *         {
                     *           "check": "placement",
                     *           "ok": true,
                     *           "detail": "the entry names no placement"
                     *         },
                     *         {
                     *           "check": "claimed_delegation",
                     *           "ok": true,
                     *           "detail": "no delegation type is claimed"
                     *         },
                     *         {
                     *           "check": "operator_known",
                     *           "ok": true,
                     *           "detail": "brightlane.example declares the agent"
                     *         },
                     *         {
                     *           "check": "operator_file",
                     *           "ok": true,
                     *           "detail": "the brand.json of brightlane.example was validated at 2026-01-15T08:30:00.000Z"
                     *         },
                     *         {
                     *           "check": "agent_declared",
                     *           "ok": true,
                     *           "detail": "the brand.json of brightlane.example lists the agent as sales"
                     *         },
                     *         {
                     *           "check": "property_declared",
                     *           "ok": true,
                     *           "detail": "the brand.json of brightlane.example lists the property"
                     *         },
                     *         {
                     *           "check": "relationship",
                     *           "ok": true,
                     *           "detail": "relationship delegated; the publisher says delegated"
                     *         }
                     *       ],
                     *       "checked_at": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryPropertyAuthorization"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    searchRegistry: {
        parameters: {
            query: {
                /**
                 * @description What to look for. Blanks around it do not count; 2 to 200 characters have to remain.
                 * @example two stroke
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brands": [],
                     *       "publishers": [
                     *         {
                     *           "domain": "twostroke.example",
                     *           "member": {
                     *             "display_name": "Two Stroke"
                     *           },
                     *           "agent_count": 1,
                     *           "property_count": 1
                     *         }
                     *       ],
                     *       "properties": [
                     *         {
                     *           "domain": "twostroke.example",
                     *           "source": "adagents_json",
                     *           "property_count": 1,
                     *           "agent_count": 1,
                     *           "verified": true,
                     *           "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
                     *           "property_id": "twostroke_site",
                     *           "name": "Two Stroke",
                     *           "property_type": "website",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "twostroke.example"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrySearchResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getHostedBrandJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Brand domain, cleaned like every domain input.
                 * @example saltmarshecho.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "saltmarshecho_example",
                     *       "names": [
                     *         {
                     *           "en": "Saltmarsh Echo"
                     *         }
                     *       ],
                     *       "description": "News from the saltmarsh, since 1911.",
                     *       "logos": [
                     *         {
                     *           "url": "https://saltmarshecho.example/logo.svg",
                     *           "tags": [
                     *             "primary"
                     *           ]
                     *         }
                     *       ],
                     *       "colors": {
                     *         "primary": "#3E6259"
                     *       },
                     *       "properties": [
                     *         {
                     *           "type": "website",
                     *           "identifier": "saltmarshecho.example",
                     *           "primary": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI 3.1 document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheOneHour"];
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example openapi: 3.1.0
                     *     info:
                     *       title: Registry API
                     */
                    "application/yaml": string;
                };
            };
            /** @description The document is the one that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    getHostedAdagents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Publisher domain, cleaned like every domain input.
                 * @example tidewaterceramics.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "properties": [
                     *         {
                     *           "property_type": "website",
                     *           "name": "Tidewater Ceramics",
                     *           "property_id": "tidewater_ceramics",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "tidewaterceramics.example"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "authorized_agents": [],
                     *       "contact": {
                     *         "name": "The Studio",
                     *         "email": "hello@tidewaterceramics.example"
                     *       },
                     *       "last_updated": "2026-01-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryHostedAdagents"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
}
