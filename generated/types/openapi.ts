// @generated from openapi/registry.yaml, openapi/paths, schemas/v3 by codegen. Do not edit; run "npm run codegen".

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entry point of the service
         * @description Returns the index of the API to programs, the same as `GET /api`. A browser, which prefers `text/html`, gets the
         *     front page: figures of the registry, links, and a search box that sends `q` with 2 to 200 characters.
         */
        get: operations["getServiceIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI description at its well-known address
         * @description Returns the same document as `/openapi/registry.yaml`.
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
         * @description Puts the given parts together to a document, checks it by the same rules as a served file, and returns it as
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
         *     An invalid or missing file is a successful check and returns status 200 with `valid` false. Nothing is stored.
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
         *     for older clients. A domain that already has an entry of any kind returns status 409 `entry_exists`. No proof of control
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
         * @description Returns logos, colors, tone and company data of a brand domain. A stored manifest younger than 30 days, or one
         *     that the domain itself serves, is returned at once; otherwise the enrichment provider of this registry is asked and
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
         *     appears as a new revision that names the one it restored. An entry without edits returns an empty list; 404
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
         * @description Returns the canonical identity behind a brand domain. The brand.json of the domain comes first: at most three
         *     hops through pointers and house redirects are followed, and a house speaks for a domain only when it names it
         *     back. Then follow stored entries, community before enriched. The file is read at most once a day, failures at
         *     most once an hour; `fresh=true` reads it now, and says in `live_brand_json` why a stored entry had to answer
         *     instead. An unknown brand returns status 404 with the status of its file. There is no rate limit on requests;
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
         *     is. A new entry whose domain resembles a known name is kept aside for an operator, proof or not, and returns status 403
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
         * @description Returns where the brand.json or adagents.json of a domain is, as of the last fetch: the address that served it, the
         *     agent that answers in its place, or the copy that this registry hosts for a member entry. Where there are several,
         *     one that is valid goes first. A domain that another one's file names and that was never crawled is
         *     `pending`. A domain without a manifest returns status 200 with `found` false. Nothing is fetched. There is no rate limit.
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
         *     days, or the nonce of its open challenge for one of them is published. Otherwise the request returns status 403 with
         *     `ownership_proof_required` and a challenge for the host: publish its nonce within 15 minutes and send the request
         *     again. An organization may enrol 100 agents. An agent that another organization has enrolled returns status 409
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
         * @description Takes an agent out of the catalog; its badges are lost with it. A public agent returns status 409 (`agent_is_public`): make it
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
         * @description The key is refused from now on; repeating it returns the same. Owners and admins only.
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
         * @description The link stops working; repeating it returns the same. One that was accepted returns status 404, like an unknown one.
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
         *     names the one it restored. A publisher that is only known from its own file returns an empty list; 404 means
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
         * @description Returns the properties of a publisher domain and the agents that its adagents.json authorizes. The crawled file
         *     comes first, then a live fetch when the domain was never crawled, then a community entry, which never authorizes
         *     anyone. `fresh=true` fetches the file now; when that fails, the last good copy is returned and `freshness` says so.
         *     An unknown publisher returns status 404. There is no rate limit on requests; the fetches they cause are bounded
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
         * @description Fetches the adagents.json of the domain now, checks it and returns the findings. The fetch follows the same rules
         *     as the validation tool, but agents are not probed. An invalid or missing file returns status 200 with `valid` false.
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
         * @description Asks the agent now for the products that it shows without a credential, and returns each in a few words. At most 200
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
         * @description Fetches the adagents.json of the domain now, checks it and returns what it amounts to, in numbers, with the findings.
         *     An invalid or missing file returns status 200 with `valid` false and counts of 0. A domain that does not resolve to public
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
         *     changes with the cursor; a request with `If-None-Match` returns status 304 while nothing has happened. A few snapshots are
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
         * @description Queues a fetch of the adagents.json and brand.json of a domain and returns at once; the crawl runs on its own.
         *     The domain is cleaned and looked up first: one that does not resolve, or resolves to any private or reserved
         *     address, is refused with `invalid_domain`, before anything is counted; while its name servers do not answer, the
         *     answer is 503 with `retry_after`. Then the limits apply: one
         *     request per domain in 5 minutes, for all callers together, 30 per user and 60 per organization in an hour. A request that cannot be queued
         *     gives its place back. Repeating a request within the window of its domain returns status 429.
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
         * @description Returns the properties that selectors mean and an agent may sell, with their identifiers, each property once. What
         *     the publishers say decides: an entry must cover the property now. Countries, collections and placements narrow a
         *     sale and not which properties are meant, and the operator's side is judged by the validations, so neither counts
         *     here. The response rests on crawled copies; the files of the first ten publishers that were never crawled are read. At
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
         * @description Returns the events behind `cursor`, oldest first. Without a cursor the page starts with the oldest event that is
         *     kept. While `has_more` is true, pass the returned `cursor` at once; when it is false, come back later with the
         *     same one. A reader that follows its cursors this way, always with the same `types`, sees every matching event
         *     exactly once and in order.
         *
         *     Events are kept for 90 days. A cursor that is older, or that was never handed out, returns status 410 with
         *     `cursor_expired`. An empty feed returns `cursor: null`. The feed reports that something changed; it proves nothing:
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
         *     that nobody names returns an empty list, never 404.
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
         *     knows returns empty lists, never 404. Who is named in a public file is public; `member` is there for agents only
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
         *     passed do not count; countries, collections and placements are not considered. The response rests on crawled copies;
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
         * @description Returns the agents that belong to a domain, each with the publishers that trust it: agents that its brand.json
         *     declares, enrolled agents on hosts under the domain, and enrolled agents of the organization that keeps the domain's
         *     entry. Enrolled agents count when their organization has proved that it controls the host, or the operator enrolled
         *     them. At most 20 agents, and 100 publishers for each.
         *
         *     Everybody sees public agents, organizations of tier `api` those for members too, and an organization its own private
         *     ones. An agent that is enrolled is shown to nobody else, even when a file names it. `scope` narrows what is shown to
         *     one kind of visibility and never widens it. An unknown domain returns status 200 with no agents. A credential that
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
         * @description Returns what a publisher has to offer and who may sell it, from crawled copies. `properties` come from the best source
         *     that has any: the adagents.json, then the brand.json of the domain, then a member entry. `authorized_agents` come
         *     from the adagents.json alone, whatever their windows in time, with how many of its properties each agent reaches.
         *
         *     An unknown domain returns status 200 with empty lists. The first look-up of such a domain starts a crawl behind the
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
         *     entry returns status 404. The document can be read by pages of any origin.
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
         *     entry returns status 404. The document can be read by pages of any origin.
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
    "/schemas/v3/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published schema
         * @description Returns one schema. Its `$id` is its address, and its references are relative, so that they resolve over HTTP and in
         *     a folder of copies. Keywords that begin with `x-` are annotations; the index explains them. `path` contains slashes;
         *     they may be sent as they are or as `%2F`. Test vectors are below `vectors/`, and `vectors/index.json` lists them. A
         *     file that does not exist returns status 404 with the addresses of similar ones in `did_you_mean`. Browsers that
         *     prefer HTML may get a page. Needs no credential and ignores one.
         */
        get: operations["getSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/v3/bundles/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schema of a task's request or response in one file
         * @description Returns the schema of a task's message with everything that it refers to in `$defs`, so that a validator or a code
         *     generator needs no other file. A bundle has keywords of JSON Schema 2020-12 only. A file that does not exist returns
         *     status 404 with the addresses of similar ones in `did_you_mean`. Needs no credential and ignores one.
         */
        get: operations["getTaskBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/v3/index.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Index of the published schemas
         * @description Lists every schema with its address, title, description, status, SHA-256 hash and the tasks and operations whose
         *     messages contain it, and the bundles of every task. `/schemas/v3` and `/schemas/v3/` redirect to it. Needs no
         *     credential and ignores one. The index changes with a deployment only; gzip and Brotli codings are available.
         */
        get: operations["getSchemaIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/v3/releases/{release}/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * File of a release
         * @description Returns `index.json`, a schema or a bundle (`bundles/<task>-request.json`, `bundles/<task>-response.json`) as it was
         *     when the release was frozen. `$id` names the address in the release, and references are relative to it. `path`
         *     contains slashes; they may be sent as they are or as `%2F`. A release or file that does not exist returns status
         *     404 with the addresses of similar ones in `did_you_mean`. Needs no credential and ignores one.
         */
        get: operations["getReleasedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/v3/releases/index.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Releases of the published schemas
         * @description Lists the frozen releases, oldest first. The files of a release never change, so that a program may pin one. Needs
         *     no credential and ignores one.
         */
        get: operations["listSchemaReleases"];
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
         * @description File that a brand serves at /.well-known/brand.json, in one of five forms. The form is decided in this order: `authoritative_location`, `house` as text, `house` as object, `id` with `names`, agents.
         */
        Brand: components["schemas"]["BrandAuthoritativeLocation"] | components["schemas"]["BrandHouseRedirect"] | components["schemas"]["BrandHousePortfolio"] | components["schemas"]["BrandCanonicalDocument"] | components["schemas"]["BrandBrandAgentDocument"];
        /**
         * Brand agent entry
         * @description Agent that the brand or house operates, with its role and URL.
         */
        BrandAgentEntry: {
            /** @description Uses for which rights can be licensed, such as `endorsement`; absent means ask the agent. */
            available_uses?: components["schemas"]["EnumsRightUse"][];
            /** @description Countries in which the agent works, as ISO 3166-1 alpha-2 codes; absent means all. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description Text that describes what the agent offers, at most 500 characters. */
            description?: string;
            /** @description Identifier of the agent, unique in the file, in lower-case letters, digits and underscores. */
            id: string;
            /**
             * Format: uri
             * @description URL of the agent's key set; absent means /.well-known/jwks.json at the origin of the agent.
             */
            jwks_uri?: string;
            /** @description Kinds of rights that the agent licenses, such as a likeness or a voice. */
            right_types?: components["schemas"]["EnumsRightType"][];
            /** @description Role of the agent, such as `rights` or `creative`; one agent may have several entries. */
            type: components["schemas"]["EnumsAgentType"];
            /**
             * Format: uri
             * @description URL of the agent's task endpoint; each URL appears once in the list.
             */
            url: string;
        };
        /**
         * Brand agent reference
         * @description Reference to a single agent in the older, shorter form; `agents` replaces it.
         */
        BrandAgentRef: {
            /** @description Identifier of the agent, unique in the file; not empty. */
            id: string;
            /**
             * Format: uri
             * @description URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
             */
            url: string;
        };
        /**
         * Brand asset
         * @description A file or text that may be used for the brand.
         */
        BrandAsset: {
            /** @description Identifier of the asset, unique inside the brand. */
            asset_id: string;
            /** @description Kind of content of the asset, such as `image` or `video`. */
            asset_type: components["schemas"]["EnumsAssetContentType"];
            /** @description Text that describes what the asset shows or says, usable as alternative text. */
            description?: string;
            /** @description Playing time of audio or video, in seconds; absent for other kinds. */
            duration_seconds?: number;
            /** @description Size of the file, in bytes. */
            file_size_bytes?: number;
            /** @description File format of the asset, for example `png` or `mp4`. */
            format?: string;
            /** @description Height in CSS pixels, as a positive whole number. */
            height?: number;
            /** @description Further data that the brand attaches; consumers ignore keys that they do not know. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Name of the asset that is shown to people. */
            name?: string;
            /** @description Labels by which a caller selects assets, such as `campaign-2026`. */
            tags?: string[];
            /**
             * Format: uri
             * @description URL from which the asset can be fetched without a credential.
             */
            url: string;
            /** @description Width in CSS pixels, as a positive whole number. */
            width?: number;
        };
        /**
         * brand.json, authoritative location
         * @description Pointer that states the URL at which the full document is served.
         */
        BrandAuthoritativeLocation: {
            /** @description URL of the JSON Schema that the document claims to follow; informative, never fetched. */
            $schema?: string;
            /**
             * Format: uri
             * @description https URL of the full document; a consumer reads the document from there.
             */
            authoritative_location: string;
            /**
             * Format: date-time
             * @description Time at which the owner last changed the document, ISO 8601 with a zone.
             */
            last_updated?: string;
            /** @description Remark for people who read the file; programs ignore it. */
            note?: string;
            /**
             * Format: date-time
             * @description When the redirect began; copies from before are out of date; ISO 8601 with a zone.
             */
            redirect_effective_at?: string;
            /** @description Reason for the redirect, for readers of the file; absent when not stated. */
            redirect_reason?: components["schemas"]["EnumsRedirectReason"];
        };
        /**
         * Authorized operator
         * @description A company that may act for brands of the house. Ignored outside its period.
         */
        BrandAuthorizedOperator: {
            /** @description Identifiers of the brands for which the operator may act, or `*` for all. */
            brands: string[];
            /** @description Countries in which the operator may act, as ISO 3166-1 alpha-2 codes; absent means all. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description Domain of the company that may act for the brands, lower-case. */
            domain: components["schemas"]["CoreDomainName"];
            /** @description Actions that the operator may take for the brands; absent means every action. */
            scopes?: components["schemas"]["EnumsOperatorScope"][];
            /**
             * Format: date-time
             * @description Time from which the operator may act; absent means that the period has no start.
             */
            valid_from?: string;
            /**
             * Format: date-time
             * @description Time until which the operator may act; absent means that the period has no end.
             */
            valid_until?: string;
        };
        /**
         * brand.json, brand agent
         * @description Agents that provide the data of the brand in place of a description. At least one of `agents` and `brand_agent` is given.
         */
        BrandBrandAgentDocument: {
            /** @description URL of the JSON Schema that the document claims to follow; informative, never fetched. */
            $schema?: string;
            /** @description Agents that provide the data of the brand, at least one if present. */
            agents?: components["schemas"]["BrandAgentEntry"][];
            /**
             * @deprecated
             * @description Older form that names a single agent; `agents` is preferred.
             */
            brand_agent?: components["schemas"]["BrandAgentRef"];
            /** @description Contact for questions about the brand; absent when none is published. */
            contact?: components["schemas"]["BrandContact"];
            /** @description Address at which people can contest the use of their data. */
            data_subject_contestation?: components["schemas"]["BrandDataSubjectContestation"];
            /**
             * Format: date-time
             * @description Time at which the owner last changed the document, ISO 8601 with a zone.
             */
            last_updated?: string;
            /** @description Version of the brand.json format that the document follows, for example `1.0`. */
            version?: string;
        };
        /**
         * Brand property
         * @description A property that the operator of the file owns or sells.
         */
        BrandBrandProperty: {
            /** @description Domain of a website, bundle or store identifier of an app. */
            identifier: string;
            /** @description Whether this is the main property of its type; at most one of each type is. */
            primary?: boolean;
            /** @description Country code of the regional version that the property is, or `global`. */
            region?: string;
            /** @description Relationship of the operator to the property; absent means `owned`. */
            relationship?: components["schemas"]["EnumsBrandPropertyRelationship"];
            /** @description Store in which the identifier is valid; expected for apps. */
            store?: components["schemas"]["EnumsAppStore"];
            /** @description Type of the property, such as `website` or `mobile_app`. */
            type: components["schemas"]["EnumsPropertyType"];
        };
        /**
         * Brand reference
         * @description Brand of the house that describes itself at its own domain. The entry counts once that domain names the house in return.
         */
        BrandBrandRefEntry: {
            /** @description Identifier in the document of that domain, unique in the file. */
            brand_id: components["schemas"]["CoreBrandId"];
            /** @description Domain at which the brand describes itself; each domain appears once in the list. */
            domain: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description Time from which the relationship counts; a time in the future is not active yet.
             */
            effective_at?: string;
            /** @description Team or company that looks after the brand; informative, for directories. */
            managed_by?: string;
        };
        /**
         * brand.json, canonical document
         * @description One brand that describes itself. Holds none of the fields of a house or a redirect.
         */
        BrandCanonicalDocument: {
            /** @description URL of the JSON Schema that the document claims to follow; informative, never fetched. */
            $schema?: string;
            /** @description Language of texts that state none, as a BCP 47 tag. */
            default_language?: string;
            /** @description Domain of the house to which the brand claims to belong; a claim until the house names the brand in return. */
            house_domain?: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description Time at which the owner last changed the document, ISO 8601 with a zone.
             */
            last_updated?: string;
            /** @description Version of the brand.json format that the document follows, for example `1.0`. */
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
         * @description Person, team or company that answers questions about the brand, with addresses.
         */
        BrandContact: {
            /** @description Domain of the company to contact, lower-case and without scheme. */
            domain?: components["schemas"]["CoreDomainName"];
            /**
             * Format: email
             * @description Email address of the contact, for example `brand@ironclove.example`.
             */
            email?: string;
            /** @description Name of the person, team or company to contact. */
            name?: string;
            /** @description Telephone number of the contact, with the country code. */
            phone?: string;
        };
        /**
         * Data subject contestation
         * @description Address at which people can contest the use of their data. At least one of `url` and `email` is required.
         */
        BrandDataSubjectContestation: {
            /**
             * Format: email
             * @description Email address to which people write to contest the use of their data.
             */
            email?: string;
            /** @description Languages in which requests can be written, as BCP 47 tags. */
            languages?: string[];
            /**
             * Format: uri
             * @description https URL of the form in which people contest the use of their data.
             */
            url?: string;
        };
        /**
         * Brand definition
         * @description A brand with everything that describes it, inside a house file or as the core of its own document.
         */
        BrandDefinition: {
            /** @description Agents that the brand operates or that act for it. */
            agents?: components["schemas"]["BrandAgentEntry"][];
            /** @description Files and texts that may be used in communication of the brand. */
            assets?: components["schemas"]["BrandAsset"][];
            /** @description Data from which an avatar of the brand is made; its members depend on the provider. */
            avatar?: {
                [key: string]: unknown;
            };
            /**
             * @deprecated
             * @description Single agent of type `brand` in the older form; `agents` is preferred.
             */
            brand_agent?: components["schemas"]["BrandAgentRef"];
            /** @description Collections of content that belong to the brand, such as its own shows. */
            collections?: components["schemas"]["CoreCollection"][];
            /** @description Colors of the brand by part, such as `primary`, as hexadecimal codes. */
            colors?: components["schemas"]["BrandColors"];
            /** @description Contact for questions about the brand; absent when none is published. */
            contact?: components["schemas"]["BrandContact"];
            /** @description Address at which people can contest the use of their data. */
            data_subject_contestation?: components["schemas"]["BrandDataSubjectContestation"];
            /** @description Text that describes what the brand is or offers, in one or several languages. */
            description?: components["schemas"]["BrandLocalizedText"];
            /** @description Texts that must or should accompany communication of the brand. */
            disclaimers?: components["schemas"]["BrandDisclaimer"][];
            /** @description Typefaces of the brand by use, such as `heading` and `body`. */
            fonts?: components["schemas"]["BrandFonts"];
            /** @description Identifier of the brand, unique inside the house; references name the brand by it. */
            id: components["schemas"]["CoreBrandId"];
            /** @description Parties that accept identity assertions about the brand or house. */
            identity_relying_parties?: {
                [key: string]: unknown;
            }[];
            /** @description Industries in which the brand works, as values of the industry vocabulary. */
            industries?: string[];
            /** @description Position of the brand in the architecture of its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description Logo files of the brand, the most suitable first. */
            logos?: components["schemas"]["BrandLogo"][];
            /** @description Names of the brand, at least one, each a map with one language tag. */
            names: components["schemas"]["BrandLocalizedName"][];
            /** @description Identifier of the brand above this one in the same house; absent at the top. */
            parent_brand?: components["schemas"]["CoreBrandId"];
            /**
             * Format: uri
             * @description URL of the privacy policy that applies to the brand.
             */
            privacy_policy_url?: string;
            /** @description Feed of the products that the brand sells, for catalog advertising. */
            product_catalog?: components["schemas"]["BrandProductCatalog"];
            /** @description Properties, such as sites and apps, that the brand owns or sells. */
            properties?: components["schemas"]["BrandBrandProperty"][];
            /**
             * @deprecated
             * @description Single agent of type `rights` in the older form; `agents` is preferred.
             */
            rights_agent?: components["schemas"]["BrandAgentRef"];
            /** @description Short line that accompanies the name, in one or several languages. */
            tagline?: components["schemas"]["BrandLocalizedText"];
            /** @description Description of the people whom the brand addresses, as text. */
            target_audience?: string;
            /** @description How the brand speaks, as a text or as a guide. */
            tone?: string | components["schemas"]["BrandToneGuide"];
            /** @description Marks of the brand that are registered or applied for. */
            trademarks?: components["schemas"]["BrandTrademark"][];
            /**
             * Format: uri
             * @description URL of the home page of the brand.
             */
            url?: string;
            /** @description Rules for the look of communication, grouped by theme such as photography. */
            visual_guidelines?: components["schemas"]["BrandVisualGuidelines"];
            /** @description Service and voice with which texts of the brand are spoken. */
            voice_synthesis?: components["schemas"]["BrandVoiceSynthesis"];
        };
        /**
         * Disclaimer
         * @description A text that must or should accompany communication of the brand.
         */
        BrandDisclaimer: {
            /** @description Situation in which the disclaimer applies, such as `financial products`. */
            context?: string;
            /**
             * @description Whether the disclaimer must be shown; false makes it a recommendation.
             * @default true
             */
            required?: boolean;
            /** @description Wording of the disclaimer, in one or several languages. */
            text: components["schemas"]["BrandLocalizedText"];
        };
        /**
         * Font
         * @description Typeface of the brand with the font files to load.
         */
        BrandFont: {
            /** @description CSS font families to use while or if this one cannot be loaded. */
            fallbacks?: string[];
            /** @description Name of the CSS font family, for example `Source Sans 3`. */
            family: string;
            /** @description Files that contain the typeface, one for each weight and style. */
            files?: {
                [key: string]: unknown;
            }[];
            /** @description Tags of the OpenType features to switch on, for example `ss01`. */
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
         * @description Company that owns the brands of the file, with its names and agents.
         */
        BrandHouse: {
            /** @description Agents that the house operates for all its brands. */
            agents?: components["schemas"]["BrandAgentEntry"][];
            /** @description Way in which the house presents its brands, such as under one common name. */
            architecture?: components["schemas"]["EnumsBrandArchitecture"];
            /** @description Address at which people can contest the use of their data. */
            data_subject_contestation?: components["schemas"]["BrandDataSubjectContestation"];
            /** @description Domain of the house; equal to the domain that serves the file. */
            domain: components["schemas"]["CoreDomainName"];
            /** @description Parties that accept identity assertions about the brand or house. */
            identity_relying_parties?: {
                [key: string]: unknown;
            }[];
            /** @description Name of the house that is shown to people; not empty. */
            name: string;
            /** @description Names of the house, each a map with one language tag. */
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
            /** @description URL of the JSON Schema that the document claims to follow; informative, never fetched. */
            $schema?: string;
            /** @description Companies that may act for the brands of the house, each for a period and scope. */
            authorized_operators?: components["schemas"]["BrandAuthorizedOperator"][];
            /** @description References to brands that describe themselves in a file of their own. */
            brand_refs?: components["schemas"]["BrandBrandRefEntry"][];
            /** @description Brands that the file describes itself; identifiers are unique over `brands` and `brand_refs`. */
            brands?: components["schemas"]["BrandHouseBrand"][];
            /** @description Contact for questions about the brand; absent when none is published. */
            contact?: components["schemas"]["BrandContact"];
            /** @description Language of texts that state none, as a BCP 47 tag. */
            default_language?: string;
            /** @description House that owns the brands, with its name and architecture. */
            house: components["schemas"]["BrandHouse"];
            /**
             * Format: date-time
             * @description Time at which the owner last changed the document, ISO 8601 with a zone.
             */
            last_updated?: string;
            /** @description Marks that the house has registered or applied for. */
            trademarks?: components["schemas"]["BrandTrademark"][];
            /** @description Version of the brand.json format that the document follows, for example `1.0`. */
            version?: string;
        };
        /**
         * brand.json, house redirect
         * @description Redirect that names the house whose file describes the domain's brand.
         */
        BrandHouseRedirect: {
            /** @description URL of the JSON Schema that the document claims to follow; informative, never fetched. */
            $schema?: string;
            /** @description Domain of the house whose file describes the brand. */
            house: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description Time at which the owner last changed the document, ISO 8601 with a zone.
             */
            last_updated?: string;
            /** @description Remark for people who read the file; programs ignore it. */
            note?: string;
            /**
             * Format: date-time
             * @description When the redirect began; copies from before are out of date; ISO 8601 with a zone.
             */
            redirect_effective_at?: string;
            /** @description Reason for the redirect, for readers of the file; absent when not stated. */
            redirect_reason?: components["schemas"]["EnumsRedirectReason"];
            /** @description Country for which the regional site is meant, as an ISO 3166-1 alpha-2 code. */
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
         * @description File that shows the logo, with labels for the surfaces that it suits.
         */
        BrandLogo: {
            /**
             * @description Background on which the logo is meant to stand, such as a dark one.
             * @enum {string}
             */
            background?: "dark-bg" | "light-bg" | "transparent-bg";
            /** @description Height in CSS pixels, as a positive whole number. */
            height?: number;
            /** @description Identifier of the logo, unique inside the brand. */
            id?: string;
            /**
             * @description Shape of the image, which decides where it fits.
             * @enum {string}
             */
            orientation?: "square" | "horizontal" | "vertical" | "stacked";
            /** @description Places for which the file is meant, such as a favicon or the last card of an ad. */
            slots?: components["schemas"]["EnumsLogoSlot"][];
            /** @description Labels by which a caller selects the logo. */
            tags?: string[];
            /**
             * Format: uri
             * @description URL of the image file, fetched without a credential.
             */
            url: string;
            /** @description Advice when to use the file, as text for people. */
            usage?: string;
            /**
             * @description Form of the logo, from the full lock-up to the bare symbol.
             * @enum {string}
             */
            variant?: "primary" | "secondary" | "icon" | "wordmark" | "full-lockup";
            /** @description Width in CSS pixels, as a positive whole number. */
            width?: number;
        };
        /**
         * Product catalog
         * @description Feed of the products that the brand sells, with its URL and format.
         */
        BrandProductCatalog: {
            /** @description Endpoint and options with which an agent buys a product on behalf of a person. */
            agentic_checkout?: {
                [key: string]: unknown;
            };
            /** @description Categories of the products in the feed. */
            categories?: string[];
            /** @description Format in which the feed is written, which decides how it is parsed. */
            feed_format?: components["schemas"]["EnumsFeedFormat"];
            /**
             * Format: uri
             * @description URL from which the feed can be fetched.
             */
            feed_url: string;
            /**
             * Format: date-time
             * @description Time at which the feed last changed, ISO 8601 with a zone.
             */
            last_updated?: string;
            /** @description Interval after which the brand renews the feed. */
            update_frequency?: components["schemas"]["EnumsUpdateFrequency"];
        };
        /**
         * Tone guide
         * @description Tone of the brand: its voice, with rules for people and models that write for it.
         */
        BrandToneGuide: {
            /** @description Adjectives that describe the tone, each in one or several languages. */
            attributes?: components["schemas"]["BrandLocalizedText"][];
            /** @description Rules that state what texts of the brand should avoid. */
            donts?: components["schemas"]["BrandLocalizedText"][];
            /** @description Rules that state what texts of the brand should do. */
            dos?: components["schemas"]["BrandLocalizedText"][];
            /** @description Short description of the voice, in one or several languages. */
            voice?: components["schemas"]["BrandLocalizedText"];
        };
        /**
         * Trademark
         * @description Mark in a public register, with its number and the terms on which it is held.
         */
        BrandTrademark: {
            /** @description Countries in which the mark is protected, as ISO 3166-1 alpha-2 codes. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description Terms on which the brand uses the mark: as owner or under a license. */
            license_type?: components["schemas"]["EnumsTrademarkLicenseType"];
            /** @description Domain of the owner who licenses the mark; absent if the brand owns it. */
            licensor_domain?: components["schemas"]["CoreDomainName"];
            /** @description Mark as it is registered, for example `IRONCLOVE`. */
            mark: string;
            /** @description Classes of goods and services in the Nice classification, 1 to 45. */
            nice_classes?: number[];
            /** @description Number of the registration or application at the office. */
            number: string;
            /** @description Office that keeps the register, for example `EUIPO`. */
            registry: string;
            /** @description State of the mark in the register, such as pending or registered. */
            status?: components["schemas"]["EnumsTrademarkStatus"];
        };
        /**
         * Visual guidelines
         * @description Rules for the look of the brand, by theme. The content of each theme is up to the brand.
         */
        BrandVisualGuidelines: {
            /** @description Libraries from which approved assets may be taken. */
            asset_libraries?: unknown;
            /** @description Rules for the rounding of corners, usually in pixels. */
            border_radius?: unknown;
            /** @description Rules for colors that must not be changed or combined. */
            color_constraints?: unknown;
            /** @description Rules for the color combinations that may appear together. */
            colorways?: unknown;
            /** @description Rules for the arrangement of elements in a layout. */
            composition?: unknown;
            /** @description Rules for shadows and layers that suggest depth. */
            elevation?: unknown;
            /** @description Rules for decorative elements such as patterns and lines. */
            graphic_elements?: unknown;
            /** @description Rules for the general graphic style, such as flat or illustrated. */
            graphic_style?: unknown;
            /** @description Rules for icons: style, line weight and set. */
            iconography?: unknown;
            /** @description Rules for the position of the logo in a layout. */
            logo_placement?: unknown;
            /** @description Rules for the use of the logo, such as clear space and smallest size. */
            logo_usage_rules?: unknown;
            /** @description Rules for combining the mark with names of partners or products. */
            mark_lockups?: unknown;
            /** @description Rules for animation: speed, easing and what may move. */
            motion?: unknown;
            /** @description Rules for photographs: subjects, light, framing and treatment. */
            photography?: unknown;
            /** @description Statements of what must never be done, one sentence each. */
            restrictions?: string[];
            /** @description Rules for the shapes that layouts may use. */
            shapes?: unknown;
            /** @description Rules for distances between elements, usually as a scale in pixels. */
            spacing?: unknown;
            /** @description Rules for type sizes and weights by level, usually in pixels. */
            type_scale?: unknown;
        };
        /**
         * Voice synthesis
         * @description Service and voice with which texts of the brand are turned into speech.
         */
        BrandVoiceSynthesis: {
            /** @description Service that produces the speech, by name or domain. */
            provider?: string;
            /** @description Settings that are passed to the service, such as speed and stability. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Identifier of the voice at the service. */
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
            /** @description Interval in which new content of the collection appears. */
            cadence?: components["schemas"]["EnumsCollectionCadence"];
            /** @description Identifier of the collection inside the file of the publisher. */
            collection_id: string;
            /** @description Age or audience rating of the collection as a whole, with its scheme. */
            content_rating?: components["schemas"]["CoreContentRating"];
            /** @description Lead times for booking, cancellation and material, as the publisher states them. */
            deadline_policy?: {
                [key: string]: unknown;
            };
            /** @description Text that describes the content of the collection. */
            description?: string;
            /** @description Places where the collection is distributed, each with the identifiers used there. */
            distribution?: components["schemas"]["CoreCollectionDistribution"][];
            /** @description Extensions of the publisher, keyed by namespace; stored and returned, never interpreted. */
            ext?: {
                [key: string]: unknown;
            };
            /** @description Genres of the content, as values of `genre_taxonomy`. */
            genre?: string[];
            /** @description Vocabulary from which the values of `genre` are taken. */
            genre_taxonomy?: components["schemas"]["EnumsGenreTaxonomy"];
            /** @description Principle by which the content is grouped; absent means `series`. */
            kind?: components["schemas"]["EnumsCollectionKind"];
            /**
             * @description Language of the content as a BCP 47 tag, for example `nl-NL`.
             * @example en
             * @example pt-BR
             */
            language?: string;
            /** @description Planned bounds of a series with a fixed end; absent for open series. */
            limited_series?: components["schemas"]["CoreLimitedSeries"];
            /** @description Name of the collection as it is shown to people. */
            name: string;
            /** @description Level of production, from professional to user-generated. */
            production_quality?: components["schemas"]["EnumsProductionQuality"];
            /** @description Relations to other collections of the same publisher, such as sequels. */
            related_collections?: components["schemas"]["CoreRelatedCollection"][];
            /** @description Current or coming season in the publisher's own counting, for example `3` or `2026`. */
            season?: string;
            /** @description Event around which the collection is built; absent for ordinary collections. */
            special?: components["schemas"]["CoreSpecial"];
            /** @description State of the collection in its life, such as active or ended. */
            status?: components["schemas"]["EnumsCollectionStatus"];
            /** @description People who regularly appear in the collection. */
            talent?: components["schemas"]["CoreTalent"][];
        };
        /**
         * Collection distribution
         * @description Platform or publisher that distributes a collection, with its identifiers there.
         */
        CoreCollectionDistribution: {
            /** @description Identifiers under which the collection is known at that publisher, at least one. */
            identifiers: components["schemas"]["CoreDistributionIdentifier"][];
            /** @description Domain of the platform or publisher that carries the collection. */
            publisher_domain: components["schemas"]["CoreDomainName"];
        };
        /**
         * Collection selector
         * @description Selector of collections from the file of one publisher.
         */
        CoreCollectionSelector: {
            /** @description Identifiers of the collections in that publisher's file, at least one. */
            collection_ids: string[];
            /** @description Domain of the publisher whose adagents.json lists the collections. */
            publisher_domain: components["schemas"]["CoreDomainName"];
        };
        /**
         * Content rating
         * @description Age or audience rating of content, stated as a scheme and its value.
         */
        CoreContentRating: {
            /** @description Rating as the scheme writes it, for example `TV-14` or `explicit`. */
            rating: string;
            /** @description Scheme in which the rating is expressed, such as that of a country's board. */
            system: components["schemas"]["EnumsContentRatingSystem"];
        };
        /**
         * Country code
         * @description Country as an ISO 3166-1 alpha-2 code in capital letters, for example `NL`.
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
            /** @description Platform or catalog that issued the value, such as `apple_podcast_id`. */
            type: components["schemas"]["EnumsDistributionIdentifierType"];
            /** @description Value of the identifier on that platform, 1 to 2048 characters. */
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
         * @description Place of a refused request with the fault and, if known, the mend.
         * @example {
         *       "path": "/brand_name",
         *       "message": "must have at least 1 character"
         *     }
         */
        CoreErrorIssue: {
            /** @description Fault at that place in one sentence, naming the violated rule. */
            message: string;
            /** @description Place of the value: a JSON Pointer into the body (`/domains/3`), or the name of the query or path parameter. An empty string means the whole input. */
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
            /** @description Text to publish to prove control of the domain, with the places for it; always present with `ownership_proof_required`. */
            challenge?: components["schemas"]["RegistryOwnershipChallenge"];
            /** @description Addresses that exist and are most like the one requested, the most similar first; with `not_found` of published schemas only. */
            did_you_mean?: string[];
            /** @description Domain that the request was about, in canonical form. */
            domain?: string;
            /**
             * @description Stable code in snake case, for example `invalid_request` or `rate_limited`.
             * @example invalid_request
             */
            error: string;
            /** @description Findings about the document of the domain, if one was found but could not be used. */
            errors?: components["schemas"]["RegistryValidationError"][];
            /** @description HTTP status with which the domain last responded to a request for its brand.json, 0 if no response arrived; brand resolution only. */
            file_status?: number;
            /** @description Places of the request that failed validation; present with `invalid_request` only. */
            issues?: components["schemas"]["CoreErrorIssue"][];
            /** @description Reason for which the adagents.json of the domain does not count; property resolution only. */
            last_failure?: components["schemas"]["RegistryLastFailure"];
            /** @description Explanation for people in one or two sentences; never parse it. */
            message: string;
            /** @description OAuth scope or, for an API key, permission that the operation needs; present with `insufficient_scope` if one would help. */
            required_scope?: string;
            /** @description Seconds to wait before the next try; always present with status 429, and equal to the Retry-After header. */
            retry_after?: number;
            /**
             * Format: uuid
             * @description Identifier of the case that an operator decides; always present with `held_for_review`. Saving the same domain again while the case is open returns the same identifier.
             */
            review_id?: string;
            /** @description URL that was requested or that helps further, for example that of the domain's file. */
            url?: string;
            /** @description Values that the refused parameter accepts; present if they can be listed. */
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
             * @description URL of the creative agent that is the authority for the format, at most 2048 characters.
             */
            agent_url: string;
            /** @description Duration in milliseconds, for a template format whose duration the buyer chooses. */
            duration_ms?: number;
            /** @description Height in pixels, for a format that takes dimensions; comes with `width`; from 1 to 1000000. */
            height?: number;
            /** @description Identifier of the format at the agent that `agent_url` names, at most 256 characters. */
            id: string;
            /** @description Width in pixels, for a format that takes dimensions; comes with `height`; from 1 to 1000000. */
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
            /** @description Naming scheme in which the identifier is written, such as `domain`. */
            type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description The identifier itself, written as its scheme prescribes; domains in lower case; at most 2048 characters. */
            value: string;
        };
        /**
         * Limited series
         * @description Planned bounds of a series that has a fixed end.
         */
        CoreLimitedSeries: {
            /**
             * Format: date-time
             * @description Planned end of the series; absent when it is not fixed; ISO 8601 with a zone.
             */
            ends?: string;
            /**
             * Format: date-time
             * @description Planned start of the series; absent when it is not fixed; ISO 8601 with a zone.
             */
            starts?: string;
            /** @description Number of episodes or issues that the series is planned to have. */
            total_installments?: number;
        };
        /**
         * Registry event
         * @description One entry of the change feed. Events are ordered by `event_id`; readers that follow cursors see each matching event once.
         */
        CoreRegistryEvent: {
            /** @description Cause of the change, for example `pipeline:crawler` or `api:crawl-request`. A label for people, not an identity. */
            actor: string;
            /**
             * Format: date-time
             * @description Time of the change, ISO 8601 in UTC with milliseconds.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Registry identifier of the entity. Agents and publishers are also named in the payload by URL or domain.
             */
            entity_id: string;
            /** @description Kind of the entity that changed, which decides how `entity_id` is read. */
            entity_type: components["schemas"]["EnumsRegistryEntityType"];
            /**
             * Format: uuid
             * @description UUID v7 that grows with every committed event. Ordering key of the feed, and the value that cursors hold.
             */
            event_id: string;
            /** @description Type of the change. Decides the shape of `payload`: the schema is `registry/events/` plus the type with dots and underscores written as hyphens. */
            event_type: components["schemas"]["EnumsRegistryEventType"];
            /** @description Data of the change; `event_type` decides which members it has. */
            payload: {
                [key: string]: unknown;
            };
        };
        /**
         * Registry feed freshness
         * @description Age of the newest event and retention of the feed, computed for the same filter as the page.
         */
        CoreRegistryFeedFreshness: {
            /**
             * Format: date-time
             * @description Time at which the page was computed, ISO 8601 in UTC; `lag_seconds` counts from it.
             */
            generated_at: string;
            /** @description Whole seconds between `latest_event_created_at` and `generated_at`, 0 or more; null if no event matches. */
            lag_seconds: number | null;
            /**
             * Format: date-time
             * @description Time of the newest event that matches the filter; null if no event matches.
             */
            latest_event_created_at: string | null;
            /**
             * @description Number of days for which events stay readable; an older cursor is refused with 410.
             * @example 90
             */
            retention_days: number;
        };
        /**
         * Registry feed response
         * @description Page of the change feed with the cursor to continue from.
         */
        CoreRegistryFeedResponse: {
            /**
             * Format: uuid
             * @description Value to pass as `cursor` in the next request, together with the same `types` filter. Null only if no cursor was given and no event matches.
             */
            cursor: string | null;
            /** @description Events after the given cursor, the oldest first; empty if the reader has read everything. */
            events: components["schemas"]["CoreRegistryEvent"][];
            /** @description Age of the newest event and the retention of the feed. */
            freshness: components["schemas"]["CoreRegistryFeedFreshness"];
            /** @description Whether further events can be read immediately with `cursor`; false means that the reader should come back later. */
            has_more: boolean;
        };
        /**
         * Related collection
         * @description Relation of a collection to another one of the same publisher.
         */
        CoreRelatedCollection: {
            /** @description Identifier of the other collection in the same file. */
            collection_id: string;
            /** @description Relation of the other collection to this one, such as sequel. */
            relationship: components["schemas"]["EnumsCollectionRelationship"];
        };
        /**
         * Special event
         * @description Special event around which content is made, such as a festival or an election.
         */
        CoreSpecial: {
            /** @description Kind of the event, such as sports or an award show. */
            category?: components["schemas"]["EnumsSpecialCategory"];
            /**
             * Format: date-time
             * @description Time at which the event ends; absent when it is not fixed; ISO 8601 with a zone.
             */
            ends?: string;
            /** @description Name of the event, for example `Winter Games 2026`. */
            name: string;
            /**
             * Format: date-time
             * @description Time at which the event starts; absent when it is not fixed; ISO 8601 with a zone.
             */
            starts?: string;
        };
        /**
         * Talent
         * @description Person who appears in content, with the role that the person plays.
         */
        CoreTalent: {
            /**
             * Format: uri
             * @description URL of the brand.json that describes the person as a brand.
             */
            brand_url?: string;
            /** @description Name of the person as the credits of the content state it. */
            name: string;
            /** @description Role that the person has in the content, such as host. */
            role: components["schemas"]["EnumsTalentRole"];
        };
        /**
         * Agent lifecycle stage
         * @description Stage of development of an agent, as its organization states it.
         * @enum {string}
         */
        EnumsAgentLifecycleStage: "development" | "testing" | "production" | "deprecated";
        /**
         * Agent type
         * @description Role of an agent: what a caller can use it for.
         * @enum {string}
         */
        EnumsAgentType: "brand" | "rights" | "measurement" | "governance" | "creative" | "sales" | "buying" | "signals";
        /**
         * Agent visibility
         * @description Audience that can see an enrolled agent in the catalog, in look-ups and in search.
         * @enum {string}
         */
        EnumsAgentVisibility: "public" | "members_only" | "private";
        /**
         * API key permission
         * @description Permission of an API key. Those with `registry` and `admin` apply to the REST API, the others to the agent's tasks, by subject and action.
         * @enum {string}
         */
        EnumsApiKeyPermission: "registry:read" | "registry:write" | "registry:admin" | "admin:read" | "admin:*" | "products:read" | "products:write" | "products:delete" | "products:approve" | "products:*" | "media_buys:read" | "media_buys:write" | "media_buys:delete" | "media_buys:approve" | "media_buys:*" | "creatives:read" | "creatives:write" | "creatives:delete" | "creatives:approve" | "creatives:*" | "reports:read" | "reports:write" | "reports:delete" | "reports:approve" | "reports:*";
        /**
         * App store
         * @description Store in which an app identifier is valid, because stores assign identifiers independently.
         * @enum {string}
         */
        EnumsAppStore: "apple" | "google" | "amazon" | "roku" | "samsung" | "lg" | "other";
        /**
         * Asset content type
         * @description Kind of content of an asset; it decides which members the asset has.
         * @enum {string}
         */
        EnumsAssetContentType: "image" | "video" | "audio" | "text" | "markdown" | "html" | "css" | "javascript" | "zip" | "vast" | "daast" | "url" | "webhook" | "brief" | "catalog" | "published_post";
        /**
         * Audit outcome
         * @description Result of an audited action, as the audit log records it.
         * @enum {string}
         */
        EnumsAuditOutcome: "done" | "refused";
        /**
         * Authorization check
         * @description One step of an authorization decision, in this order: the publisher's side up to `claimed_delegation`, then the operator's.
         * @enum {string}
         */
        EnumsAuthorizationCheck: "publisher_file" | "publisher_not_revoked" | "property_listed" | "agent_listed" | "sells_properties" | "property_in_scope" | "time_window" | "country" | "collection" | "placement" | "claimed_delegation" | "operator_known" | "operator_file" | "agent_declared" | "property_declared" | "relationship";
        /**
         * Authorization evidence
         * @description Evidence on which an authorization row rests, from the strongest to the weakest or manual.
         * @enum {string}
         */
        EnumsAuthorizationEvidence: "adagents_json" | "agent_claim" | "community" | "override";
        /**
         * Authorization reason
         * @description Reason for an authorization decision: why it holds, or which check failed first.
         * @enum {string}
         */
        EnumsAuthorizationReason: "authorized" | "authorized_first_party" | "publisher_file_unknown" | "publisher_file_missing" | "publisher_file_invalid" | "publisher_unreachable" | "publisher_revoked" | "property_unknown" | "property_stale" | "agent_not_listed" | "signals_only" | "property_out_of_scope" | "not_yet_effective" | "expired" | "country_required" | "country_not_covered" | "collection_required" | "collection_not_covered" | "placement_required" | "placement_not_covered" | "delegation_type_mismatch" | "operator_unknown" | "operator_file_unknown" | "operator_file_missing" | "operator_file_invalid" | "operator_unreachable" | "agent_not_declared" | "property_not_declared" | "relationship_mismatch";
        /**
         * Authorization type
         * @description How an entry of `authorized_agents` states its scope; the value decides which companion field is read.
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
         * @description Architecture of a house: the way in which it presents its brands to the public.
         * @enum {string}
         */
        EnumsBrandArchitecture: "branded_house" | "house_of_brands" | "hybrid";
        /**
         * Brand file status
         * @description State of the brand.json of a domain, as the registry knows it.
         * @enum {string}
         */
        EnumsBrandFileStatus: "present" | "unknown" | "checking";
        /**
         * Brand file variant
         * @description Which of the five forms a brand.json document takes.
         * @enum {string}
         */
        EnumsBrandJsonVariant: "authoritative_location" | "house_redirect" | "brand_agent" | "house_portfolio" | "brand_canonical";
        /**
         * Brand property relationship
         * @description Tie between the operator of a brand.json and a property that it lists.
         * @enum {string}
         */
        EnumsBrandPropertyRelationship: "owned" | "direct" | "delegated" | "ad_network";
        /**
         * Brand source
         * @description Source of the data of a brand entry, which decides who can edit it.
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
         * @description Interval at which new content of a collection appears.
         * @enum {string}
         */
        EnumsCollectionCadence: "daily" | "weekly" | "monthly" | "seasonal" | "event" | "irregular";
        /**
         * Collection kind
         * @description Principle by which the content of a collection is grouped.
         * @enum {string}
         */
        EnumsCollectionKind: "series" | "publication" | "event_series" | "rotation";
        /**
         * Collection relationship
         * @description Relation of another collection of the publisher to this one.
         * @enum {string}
         */
        EnumsCollectionRelationship: "spinoff" | "companion" | "sequel" | "prequel" | "crossover";
        /**
         * Collection status
         * @description State of a collection in its life, as its publisher declares it.
         * @enum {string}
         */
        EnumsCollectionStatus: "active" | "hiatus" | "ended" | "upcoming";
        /**
         * Compliance status
         * @description Result of the last compliance run against an agent, over all scored checks.
         * @enum {string}
         */
        EnumsComplianceStatus: "passing" | "degraded" | "failing" | "unknown";
        /**
         * Compliance track status
         * @description Result of one compliance track, that is of a group of related checks.
         * @enum {string}
         */
        EnumsComplianceTrackStatus: "pass" | "fail" | "partial" | "skip" | "silent" | "warning" | "unknown" | "skipped";
        /**
         * Content rating system
         * @description Body or scheme that issued the age or audience rating of content.
         * @enum {string}
         */
        EnumsContentRatingSystem: "tv_parental" | "mpaa" | "podcast" | "esrb" | "bbfc" | "fsk" | "acb" | "chvrs" | "csa" | "pegi" | "custom";
        /**
         * Crawl outcome
         * @description Result of a finished crawl, compared with the stored copy.
         * @enum {string}
         */
        EnumsCrawlOutcome: "changed" | "unchanged" | "absent" | "invalid" | "unreachable";
        /**
         * Crawl status
         * @description State of a crawl request, from queued to completed or failed.
         * @enum {string}
         */
        EnumsCrawlStatus: "queued" | "running" | "deferred" | "retrying" | "completed" | "invalid" | "failed";
        /**
         * Delegation type
         * @description Commercial path between a publisher and the agent that it authorizes.
         * @enum {string}
         */
        EnumsDelegationType: "direct" | "delegated" | "ad_network";
        /**
         * Discovery method
         * @description Way in which the adagents.json of a domain was found, directly or through a pointer.
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
         * @description Subject that a community entry describes: a brand, or the properties of a publisher.
         * @enum {string}
         */
        EnumsEntryKind: "brand" | "property";
        /**
         * Product feed format
         * @description Format in which the file of a product feed is written; it decides the parser.
         * @enum {string}
         */
        EnumsFeedFormat: "google_merchant_center" | "facebook_catalog" | "shopify" | "linkedin_jobs" | "tiktok_shop" | "pinterest_catalog" | "openai_product_feed" | "custom";
        /**
         * Freshness state
         * @description How recent a copy of a remote document is.
         * @enum {string}
         */
        EnumsFreshnessState: "live" | "fresh" | "cached" | "stale" | "absent";
        /**
         * Genre taxonomy
         * @description Vocabulary from which genres of a collection are taken.
         * @enum {string}
         */
        EnumsGenreTaxonomy: "iab_content_3.0" | "iab_content_2.2" | "gracenote" | "eidr" | "apple_genres" | "google_genres" | "roku" | "amazon_genres" | "custom";
        /**
         * Hosting mode
         * @description Server of a publisher's adagents.json: the domain itself, another host, this registry or nobody.
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
         * @description Place of a brand in the architecture of its house, after Keller.
         * @enum {string}
         */
        EnumsKellerType: "master" | "sub_brand" | "endorsed" | "independent";
        /**
         * Logo slot
         * @description Place in pages, apps and ads for which a logo file is meant.
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
         * @description Result of the last attempt to read a manifest.
         * @enum {string}
         */
        EnumsManifestStatus: "pending" | "valid" | "invalid" | "unreachable";
        /**
         * Member role
         * @description Role of a member, which decides what the member may do for an organization.
         * @enum {string}
         */
        EnumsMemberRole: "owner" | "admin" | "member";
        /**
         * Operator scope
         * @description Action that an authorized operator may take for a brand.
         * @enum {string}
         */
        EnumsOperatorScope: "all" | "media_buying" | "creative_generation" | "rights_clearance" | "governance" | "measurement" | "agent_operations";
        /**
         * Ownership challenge state
         * @description State of a challenge of domain control, which an organization requested for one domain.
         * @enum {string}
         */
        EnumsOwnershipChallengeState: "open" | "consumed" | "invalidated" | "expired" | "none";
        /**
         * Ownership proof method
         * @description Place where the nonce was found: a DNS record or a file on the domain.
         * @enum {string}
         */
        EnumsOwnershipProofMethod: "dns" | "http";
        /**
         * Principal kind
         * @description Kind of principal for which a credential stands, which limits what it may do.
         * @enum {string}
         */
        EnumsPrincipalKind: "user" | "api_key" | "client";
        /**
         * Production quality
         * @description Level of production of content, from studios to users.
         * @enum {string}
         */
        EnumsProductionQuality: "professional" | "prosumer" | "ugc";
        /**
         * Property resolution source
         * @description Where the answer about a publisher domain came from.
         * @enum {string}
         */
        EnumsPropertyResolutionSource: "adagents_json" | "hosted" | "discovered";
        /**
         * Property source
         * @description Origin of a property in the registry listing, which states how far it can be trusted.
         * @enum {string}
         */
        EnumsPropertySource: "adagents_json" | "community" | "enriched";
        /**
         * Property type
         * @description Type of place where advertising can appear, such as a website or an app.
         * @enum {string}
         */
        EnumsPropertyType: "website" | "mobile_app" | "ctv_app" | "desktop_app" | "dooh" | "podcast" | "radio" | "linear_tv" | "streaming_audio" | "ai_assistant";
        /**
         * Publisher agent source
         * @description Evidence that ties an agent to a publisher, from the publisher's file to a mere claim.
         * @enum {string}
         */
        EnumsPublisherAgentSource: "adagents_json" | "aao_hosted" | "agent_claim";
        /**
         * Publisher file status
         * @description What is known about the adagents.json of a domain.
         * @enum {string}
         */
        EnumsPublisherFileStatus: "valid" | "community" | "invalid" | "absent" | "unknown" | "checking";
        /**
         * Publisher property source
         * @description Source from which it is known that a publisher has a property.
         * @enum {string}
         */
        EnumsPublisherPropertySource: "adagents_json" | "brand_json" | "community" | "discovered";
        /**
         * Redirect reason
         * @description Reason for which the file of a brand domain points to another domain.
         * @enum {string}
         */
        EnumsRedirectReason: "acquisition" | "divestiture" | "rebrand" | "regional" | "legacy" | "consolidation" | "other";
        /**
         * Registry entity type
         * @description Kind of entity to which an event of the change feed belongs.
         * @enum {string}
         */
        EnumsRegistryEntityType: "property" | "collection" | "agent" | "publisher" | "authorization";
        /**
         * Registry event type
         * @description Type of a change of a registry entity. The part before the dot is the family, the part after it the change.
         * @enum {string}
         */
        EnumsRegistryEventType: "property.created" | "property.updated" | "property.merged" | "property.stale" | "property.reactivated" | "collection.created" | "collection.updated" | "collection.merged" | "collection.removed" | "agent.discovered" | "agent.removed" | "agent.profile_updated" | "agent.compliance_changed" | "agent.verification_earned" | "agent.verification_lost" | "publisher.adagents_discovered" | "publisher.adagents_changed" | "authorization.granted" | "authorization.revoked" | "authorization.modified";
        /**
         * Relationship trust
         * @description How well the tie between a brand and its house is proven.
         * @enum {string}
         */
        EnumsRelationshipTrust: "inline" | "mutual" | "leaf_only" | "house_only" | "standalone" | "unverifiable";
        /**
         * Review status
         * @description State of a submission that an operator of the registry reviews before it becomes public.
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
         * @description Kind of right that a rights agent can license to advertisers.
         * @enum {string}
         */
        EnumsRightType: "talent" | "character" | "brand_ip" | "music" | "stock_media";
        /**
         * Right use
         * @description Use for which a right is licensed; a use that is not listed is not allowed.
         * @enum {string}
         */
        EnumsRightUse: "likeness" | "voice" | "name" | "endorsement" | "motion_capture" | "signature" | "catchphrase" | "sync" | "background_music" | "editorial" | "commercial" | "ai_generated_image";
        /**
         * Selection type
         * @description Way in which a selector names properties of a publisher.
         * @enum {string}
         */
        EnumsSelectionType: "all" | "by_id" | "by_tag";
        /**
         * Special category
         * @description Kind of special event around which content of a collection is made.
         * @enum {string}
         */
        EnumsSpecialCategory: "awards" | "championship" | "concert" | "conference" | "election" | "festival" | "gala" | "holiday" | "premiere" | "product_launch" | "reunion" | "tribute";
        /**
         * Talent role
         * @description Role of a person in the content of a collection.
         * @enum {string}
         */
        EnumsTalentRole: "host" | "guest" | "creator" | "cast" | "narrator" | "producer" | "correspondent" | "commentator" | "analyst";
        /**
         * Trademark license type
         * @description Way in which a house holds a trademark: as owner, licensee or licensor.
         * @enum {string}
         */
        EnumsTrademarkLicenseType: "owned" | "licensed_in" | "licensed_out";
        /**
         * Trademark status
         * @description State of a trademark in the register of its office.
         * @enum {string}
         */
        EnumsTrademarkStatus: "active" | "pending" | "abandoned" | "cancelled" | "expired";
        /**
         * Update frequency
         * @description Interval at which the owner renews a feed or file.
         * @enum {string}
         */
        EnumsUpdateFrequency: "realtime" | "hourly" | "daily" | "weekly";
        /**
         * Verification mode
         * @description Way in which a badge of compliance was earned.
         * @enum {string}
         */
        EnumsVerificationMode: "spec" | "live";
        /**
         * Enrolled agent
         * @description Agent that the organization enrolled, with its visibility and the results of probes.
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
            /** @description Result of the last run of the compliance checks. */
            compliance_status: components["schemas"]["EnumsComplianceStatus"];
            /**
             * Format: date-time
             * @description Time at which the organization enrolled the agent, ISO 8601 in UTC.
             */
            enrolled_at: string;
            /** @description Stage of development that the organization states for the agent. */
            lifecycle_stage: components["schemas"]["EnumsAgentLifecycleStage"];
            /** @description Name given at enrolment, otherwise the name that the agent gives itself, otherwise its host. */
            name: string;
            /** @description Time of the last probe of the agent, ISO 8601 in UTC; null before the first. */
            probed_at: string | null;
            /**
             * @description Protocol in which the agent responded; null before its first response.
             * @enum {unknown}
             */
            protocol: "mcp" | "a2a" | null;
            /** @description Role of the agent; `unknown` if nobody declared one and its tasks do not show it. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /**
             * Format: date-time
             * @description Time at which the enrolment last changed, ISO 8601 in UTC.
             */
            updated_at: string;
            /**
             * Format: uri
             * @description Canonical URL of the agent; its key, which never changes.
             */
            url: string;
            /** @description Whether the agent holds at least one badge that is valid now. */
            verified: boolean;
            /** @description Audience of the listing: everybody, members of tier `api`, or only the organization. */
            visibility: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Agent enrolment
         * @description Agent to enrol in the catalog, with the way in which it is listed.
         * @example {
         *       "url": "https://sales.tidewaterceramics.example/mcp",
         *       "type": "sales",
         *       "name": "Tidewater Sales",
         *       "visibility": "members_only"
         *     }
         */
        MeAgentEnrolment: {
            /** @description Name to show, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`. */
            name?: string;
            /** @description Role of the agent; `unknown` lets the registry derive it from the agent's tasks. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /** @description URL of the agent, http or https, at most 1024 characters in canonical form; anything else is refused with 400 `invalid_request`. */
            url: string;
            /** @description Audience of the listing. Without a membership tier `public` becomes `members_only`, with a warning. Absent means `members_only` for a new agent and no change for a known one. */
            visibility?: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Enrolled agent list
         * @description All agents that the organization enrolled, whatever their visibility.
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
            /** @description Agents of the organization, ordered by URL. */
            agents: components["schemas"]["MeAgent"][];
        };
        /**
         * Agent response
         * @description Enrolled agent after a change, with a warning for each wish that was not granted.
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
            /** @description Agent with the settings that hold after the change. */
            agent: components["schemas"]["MeAgent"];
            /** @description Wishes of the request that were granted differently than stated; absent if all were granted. */
            warnings?: components["schemas"]["MeAgentWarning"][];
        };
        /**
         * Agent update
         * @description Fields of an enrolled agent to change; absent fields stay as they are.
         * @example {
         *       "visibility": "private"
         *     }
         */
        MeAgentUpdate: {
            /** @description Name to show, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`. */
            name?: string;
            /** @description Role of the agent, such as `sales`; absent leaves it unchanged. */
            type?: components["schemas"]["EnumsAgentType"] | "unknown";
            /** @description Audience of the listing. Without a membership tier `public` becomes `members_only`, with a warning. Absent leaves it unchanged. */
            visibility?: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Agent warning
         * @description Warning that a wish of the request was granted differently than stated.
         * @example {
         *       "code": "visibility_downgraded",
         *       "message": "Public agents need a membership tier.",
         *       "requested": "public",
         *       "applied": "members_only"
         *     }
         */
        MeAgentWarning: {
            /** @description Visibility that was stored instead of the requested one. */
            applied: components["schemas"]["EnumsAgentVisibility"];
            /**
             * @description Stable code of the warning; `visibility_downgraded` is the only one.
             * @example visibility_downgraded
             */
            code: string;
            /** @description Explanation of the warning in one sentence for people. */
            message: string;
            /** @description Visibility that the request asked for. */
            requested: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * API key
         * @description Long-lived credential of an organization, shown without its secret.
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
             * @description Time at which the key was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Time at which the key expires, ISO 8601 in UTC; null if it never does. */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description Id of the key. In histories and the audit log it acts as `api_key_` and this id.
             */
            id: string;
            /** @description Time of the last use of the key, to the minute; null before its first use. */
            last_used_at: string | null;
            /** @description Name that the organization gave the key to recognize it, such as `nightly import`. */
            name: string;
            /** @description Permissions of the key, with the names of `api-key-permission.json`. */
            permissions: string[];
            /** @description Time at which the key was revoked, ISO 8601 in UTC; null while it is valid. */
            revoked_at: string | null;
        };
        /**
         * API key created
         * @description New API key with its secret, which is shown in this response only.
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
             * @description Time at which the key was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Time at which the key expires, ISO 8601 in UTC; null if it never does. */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description Id of the key. In histories and the audit log it acts as `api_key_` and this id.
             */
            id: string;
            /** @description Time of the last use of the key, to the minute; null before its first use. */
            last_used_at: string | null;
            /** @description Name that the organization gave the key to recognize it, such as `nightly import`. */
            name: string;
            /** @description Permissions of the key, with the names of `api-key-permission.json`. */
            permissions: string[];
            /** @description Time at which the key was revoked, ISO 8601 in UTC; null while it is valid. */
            revoked_at: string | null;
        };
        /**
         * API key list
         * @description All API keys of the organization, revoked ones included, without their secrets.
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
            /** @description Keys of the organization, the oldest first, including revoked and expired ones. */
            api_keys: components["schemas"]["MeApiKey"][];
        };
        /**
         * API key request
         * @description API key to create: its name, permissions and expiry.
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
            /** @description Time at which the key expires; null or absent means never. A time in the past is refused with 400 `invalid_request`. */
            expires_at?: string | null;
            /** @description Name by which people recognize the key, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`. */
            name: string;
            /** @description Permissions of the key; any other value is refused with 400 `invalid_request`. Absent gives what a member may do: `registry:read`, `registry:write`, and `read`, `write` and `delete` of every task permission. An API key cannot give a permission that it lacks itself. */
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
            /** @description Name of the operation of this API, or `credential.…` for an event of a credential. */
            action: string;
            /** @description Actor: the identifier of a person, `api_key_…`, `client_…`, or `admin` for the operator. */
            actor: string;
            /** @description Name that the acting person, key or client had at that time. */
            actor_name: string;
            /** @description Network address from which the request came, IPv4 or IPv6. */
            address: string | null;
            /**
             * Format: date-time
             * @description Time of the action, ISO 8601 in UTC with milliseconds.
             */
            at: string;
            /** @description Further facts about the action, such as the changed fields; never contains a secret. */
            detail: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Identifier of the entry; later entries have greater identifiers; a UUID.
             */
            id: string;
            /** @description Result of the action: done, or refused for a reason that was worth recording. */
            outcome: components["schemas"]["EnumsAuditOutcome"];
            /** @description Identifier of the request, as in the header `X-Request-Id` of its response. */
            request_id: string | null;
            /** @description Subject of the action: an identifier, a domain or a URL. */
            subject: string | null;
        };
        /**
         * Audit page
         * @description Page of the audit log of an organization, with a cursor for the next.
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
            /** @description Entries of the log, the newest first. */
            entries: components["schemas"]["MeAuditEntry"][];
            /** @description Value of `cursor` for the next, older page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * Client
         * @description Program that gets access tokens for an organization by itself (OAuth client credentials), shown without its secret.
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
             * @description Identifier with which the client authenticates at the token endpoint, a UUID.
             */
            client_id: string;
            /**
             * Format: date-time
             * @description Time at which the client was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Creator: the identifier of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description Name that the organization gave the client to recognize it. */
            name: string;
            /** @description Scopes that the client can request; a token request without `scope` gets all of them. */
            scopes: components["schemas"]["EnumsClientScope"][];
        };
        /**
         * Client created
         * @description New OAuth client with its secret, which is shown in this response only.
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
             * @description Identifier with which the client authenticates at the token endpoint, a UUID.
             */
            client_id: string;
            /** @description Secret of the client. Shown here and never again; the registry keeps only a hash of it. */
            client_secret: string;
            /**
             * Format: date-time
             * @description Time at which the client was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Creator: the identifier of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description Name that the organization gave the client to recognize it. */
            name: string;
            /** @description Scopes that the client can request; a token request without `scope` gets all of them. */
            scopes: components["schemas"]["EnumsClientScope"][];
            /**
             * Format: uri
             * @description URL at which the client gets its tokens, with `grant_type=client_credentials` and its secret in the Authorization header or the form (RFC 6749 section 2.3.1).
             */
            token_endpoint: string;
        };
        /**
         * Client list
         * @description All OAuth clients of the organization, without their secrets.
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
            /** @description Clients of the organization, the oldest first. */
            clients: components["schemas"]["MeClient"][];
        };
        /**
         * Client request
         * @description OAuth client to create, which acts for the organization without a person.
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
            /** @description Name of the client, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`. */
            name: string;
            /** @description Scopes that the client can request; any other value is refused with 400 `invalid_request`. Absent gives all of them. */
            scopes?: components["schemas"]["EnumsClientScope"][];
        };
        /**
         * Saved entry
         * @description Community entry that the organization saved, a brand or the properties of a publisher.
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
            /** @description Domain of the entry in canonical form. */
            domain: string;
            /** @description Subject of the entry: a brand, or the properties of a publisher. */
            entity: components["schemas"]["EnumsEntryKind"];
            /** @description Name that the domain resembles; present only for entries that were held because of it. */
            resembles?: string;
            /**
             * Format: uuid
             * @description The case that an operator decides; only for entries that were held; a UUID.
             */
            review_id?: string;
            /** @description State of the review: public, waiting for an operator, or refused. */
            review_status: components["schemas"]["EnumsReviewStatus"];
            /** @description Number of its latest revision; 0 for one that was never committed. */
            revision_number: number;
            /**
             * Format: date-time
             * @description Time at which the entry last changed, ISO 8601 in UTC.
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
            /** @description Entries of this page by domain, brands before properties of the same domain. */
            entries: components["schemas"]["MeEntry"][];
            /** @description Cursor of the next page; null on the last one. */
            next_cursor: string | null;
        };
        /**
         * Identity
         * @description Principal behind a credential, and the organizations for which it acts.
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
            /** @description Email address of the person, lower-case; for people only, and with a program's token only if it has the scope `email`. */
            email?: string;
            /** @description Whether an operator, or an organization that proved the domain of the address, confirms that the address belongs to the person; present with `email`. */
            email_verified?: boolean;
            /** @description Identifier of the principal, as in the audit log: that of a person, `api_key_…` or `client_…`. */
            id: string;
            /** @description Kind of principal behind the credential: a person, an API key or a client. */
            kind: components["schemas"]["EnumsPrincipalKind"];
            /** @description Name shown to people; for a key that of its organization. */
            name: string;
            /** @description Id of the organization that requests without `org` act for: the one joined first. Null without any. */
            organization: string | null;
            /** @description All organizations for which the caller can act, the one joined first at the head. */
            organizations: components["schemas"]["MeStanding"][];
            /** @description Permissions of the credential on the REST API and in tasks, for example `registry:read` or `products:write`. The role in the organization limits them further. Empty if the credential can only identify itself. */
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
             * @description Time at which the invitation was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Creator: the identifier of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description Only email address that can accept the invitation, lower-case; null if anyone with the link can. */
            email: string | null;
            /**
             * Format: date-time
             * @description Time at which the invitation expires, 7 days after its creation.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Identifier of the invitation, with which it can be withdrawn, a UUID.
             */
            invitation_id: string;
            /** @description Role in the organization that the person who accepts the invitation gets. */
            role: components["schemas"]["EnumsMemberRole"];
        };
        /**
         * Invitation created
         * @description New invitation with its link, which is shown in this response only.
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
             * @description Time at which the invitation was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Creator: the identifier of a person, `api_key_…` or `client_…`. */
            created_by: string;
            /** @description Only email address that can accept the invitation, lower-case; null if anyone with the link can. */
            email: string | null;
            /**
             * Format: date-time
             * @description Time at which the invitation expires, 7 days after its creation.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Identifier of the invitation, with which it can be withdrawn, a UUID.
             */
            invitation_id: string;
            /** @description Role in the organization that the person who accepts the invitation gets. */
            role: components["schemas"]["EnumsMemberRole"];
            /**
             * Format: uri
             * @description URL of the page on which the invitation is accepted, once. It is a secret and is not shown again.
             */
            url: string;
        };
        /**
         * Invitation list
         * @description Invitations that are neither accepted, withdrawn nor expired.
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
            /** @description Open invitations, the oldest first, without their links. */
            invitations: components["schemas"]["MeInvitation"][];
        };
        /**
         * Invitation request
         * @description Role to offer, and optionally the only email address that can accept it.
         * @example {
         *       "role": "member",
         *       "email": "bob@tidewaterceramics.example"
         *     }
         */
        MeInvitationRequest: {
            /** @description Only email address that can accept the invitation; without it anyone with the link can. An invalid address is refused with 400 `invalid_request`. */
            email?: string;
            /** @description Role of the person who accepts. Only owners can invite owners; others are refused with 403 `forbidden`. */
            role: components["schemas"]["EnumsMemberRole"];
        };
        /**
         * Member
         * @description Person with a membership in the organization: role, address and time of joining.
         * @example {
         *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "name": "Ann Potter",
         *       "email": "ann@tidewaterceramics.example",
         *       "role": "owner",
         *       "joined_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        MeMember: {
            /** @description Email address with which the person signs in, lower-case. */
            email: string;
            /**
             * Format: date-time
             * @description Time at which the person joined the organization, ISO 8601 in UTC.
             */
            joined_at: string;
            /** @description Name of the person as the identity provider or the person gave it. */
            name: string;
            /** @description Role of the person, which decides what the person may do for the organization. */
            role: components["schemas"]["EnumsMemberRole"];
            /**
             * Format: uuid
             * @description Identifier of the person in this registry, the same in every organization, a UUID.
             */
            user_id: string;
        };
        /**
         * Member list
         * @description All people who are members of the organization, with their roles.
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
            /** @description Members of the organization, the earliest first. */
            members: components["schemas"]["MeMember"][];
        };
        /**
         * Member update
         * @description New role of a member in the organization.
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
         * @description Organization as its members see it, with the caller's own role.
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
             * @description Time at which the organization was created, ISO 8601 in UTC.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Identifier of the organization; it never changes; a UUID.
             */
            id: string;
            /** @description Name of the organization as it is shown to people. */
            name: string;
            /** @description Role of the caller in the organization, which decides what the caller may do for it. */
            role: components["schemas"]["EnumsMemberRole"];
            /** @description Membership tier of the organization; null without one. Only operators of the registry set it. */
            tier: string | null;
        };
        /**
         * Organization update
         * @description New name of the organization; the identifier and short name stay.
         * @example {
         *       "name": "Tidewater Ceramics"
         *     }
         */
        MeOrganizationUpdate: {
            /** @description New name, 1 to 200 characters, without surrounding blanks; a name of blanks only is refused with 400 `invalid_request`. */
            name: string;
        };
        /**
         * Standing
         * @description Organization for which the caller acts, with the caller's role.
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
             * @description Identifier of the organization, which the parameter `org` of operations accepts, a UUID.
             */
            id: string;
            /** @description Name of the organization as it is shown to people. */
            name: string;
            /** @description Role of the caller in the organization, which decides what the caller may do for it. */
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
         * @description Generated adagents.json with the findings of the validator; the registry does not store it.
         */
        RegistryAdagentsCreateData: {
            /** @description The document as indented JSON text, ready to be served at /.well-known/adagents.json. */
            adagents_json: string;
            /**
             * @description Always true; a refused request has the error body with `success` false instead.
             * @constant
             */
            success: true;
            /** @description Findings about the document; only warnings, since errors are refused with status 400. */
            validation: components["schemas"]["RegistryValidationResult"];
        };
        /**
         * Adagents create request
         * @description Parts from which an adagents.json is generated. They are validated by the rules of the document itself; findings are refused with status 400.
         */
        RegistryAdagentsCreateRequest: {
            /** @description Entries of the document. May be empty if at least one of `properties`, `formats` and `placements` has content. */
            authorized_agents: {
                [key: string]: unknown;
            }[];
            /** @description Version label of the catalog content, 1 to 255 characters; consumers compare it to see whether the catalog changed. */
            catalog_etag?: string;
            /** @description Creative formats to declare, at most 10000; the document has no `formats` without them. */
            formats?: {
                [key: string]: unknown;
            }[];
            /** @description Whether to add `$schema` with the URL of the adagents.json schema of this registry; absent means true. */
            include_schema?: boolean;
            /** @description Whether to add `last_updated` with the current time; absent means true. */
            include_timestamp?: boolean;
            /** @description Map from a placement tag to its name and meaning. */
            placement_tags?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** @description Placements to declare, at most 10000; the document has no `placements` without them. */
            placements?: {
                [key: string]: unknown;
            }[];
            /** @description Properties of the publisher; left out of the document when empty. At most 10000 entries. */
            properties?: {
                [key: string]: unknown;
            }[];
        };
        /**
         * Adagents create response
         * @description Envelope of the generated document. The registry does not store the document.
         */
        RegistryAdagentsCreateResponse: {
            /** @description Generated adagents.json with the findings of the validator; the registry does not store it. */
            data: components["schemas"]["RegistryAdagentsCreateData"];
            /**
             * @description Always true; a refused request has an error status and the common error body.
             * @constant
             */
            success: true;
            /**
             * Format: date-time
             * @description Time at which the service computed this response, ISO 8601 in UTC.
             */
            timestamp: string;
        };
        /**
         * Adagents tool error
         * @description Refused request of the validation and generation tools: the common error body in their envelope.
         */
        RegistryAdagentsToolError: {
            /** @description Stable error code in snake case: `invalid_request` or `invalid_domain`. */
            error: string;
            /** @description Places of the request that were refused, each with its field, the fault and the mend. */
            issues?: components["schemas"]["CoreErrorIssue"][];
            /** @description Explanation; for the generator the findings joined in one text. */
            message: string;
            /**
             * @description Always false; a successful response has `success` true and `data` instead.
             * @constant
             */
            success: false;
            /**
             * Format: date-time
             * @description Time at which the service computed this response, ISO 8601 in UTC.
             */
            timestamp: string;
        };
        /**
         * Adagents validate data
         * @description Findings about the adagents.json of a domain and the agents in it.
         */
        RegistryAdagentsValidateData: {
            /** @description Result of one probe for each agent; present if the file is valid and lists at least one agent. */
            agent_cards?: components["schemas"]["RegistryAgentCardCheck"][];
            /** @description Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot. */
            domain: string;
            /** @description Whether the first request for the file returned status 200. */
            found: boolean;
            /** @description Validity of the file with all errors and warnings, and how the file was found. */
            validation: components["schemas"]["RegistryValidationResult"];
        };
        /**
         * Adagents validate request
         * @description Domain whose adagents.json the service fetches and validates now.
         * @example {
         *       "domain": "news.example"
         *     }
         */
        RegistryAdagentsValidateRequest: {
            /**
             * @description Publisher domain. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
        };
        /**
         * Adagents validate response
         * @description Envelope of the validation tool: the findings of one domain and the time of the check.
         */
        RegistryAdagentsValidateResponse: {
            /** @description Findings about the domain's file and, if it is valid, about the agents that it lists. */
            data: components["schemas"]["RegistryAdagentsValidateData"];
            /**
             * @description True whenever the check ran, even if the file is invalid.
             * @constant
             */
            success: true;
            /**
             * Format: date-time
             * @description Time at which the service computed this response, ISO 8601 in UTC.
             */
            timestamp: string;
        };
        /**
         * Agent accreditation
         * @description Accreditation that a measurement agent claims for one of its metrics.
         */
        RegistryAgentAccreditation: {
            /** @description Body that accredited the metric, as the agent names it, at most 128 characters. */
            accrediting_body: string;
            /** @description Identifier of the certificate at the accrediting body, at most 256 characters. */
            certification_id?: string;
            /**
             * Format: uri
             * @description https URL of the evidence, such as the public entry at the accrediting body.
             */
            evidence_url?: string;
            /**
             * Format: date
             * @description Last day on which the accreditation is valid, `YYYY-MM-DD`, as the vendor states it.
             */
            valid_until?: string;
            /**
             * @description Always false: the claim is the vendor's, whatever the agent says about it.
             * @constant
             */
            verified_by_aao: false;
        };
        /**
         * Agent capabilities
         * @description Capabilities that an enrolled agent declared when it was last probed.
         */
        RegistryAgentCapabilities: {
            /** @description Abilities of the agent with regard to creatives; present if it has any. */
            creative_capabilities?: components["schemas"]["RegistryAgentCreativeCapabilities"];
            /** @description Why the last probe learned nothing or only a part, at most 500 characters. */
            discovery_error?: string;
            /** @description Role that the agent's tasks suggest; it never changes the type that the organization chose. */
            inferred_type?: string;
            /**
             * Format: date-time
             * @description Time at which the agent last responded to a probe, ISO 8601 in UTC.
             */
            last_discovered_at?: string;
            /** @description Catalog of the agent's metrics; present if the agent declares any. */
            measurement_capabilities?: components["schemas"]["RegistryAgentMeasurementCapabilities"];
            /** @description Whether the agent asks for a credential before it returns any details. */
            oauth_required?: boolean;
            /** @description Abilities of the agent with regard to signals; present if it has any. */
            signals_capabilities?: components["schemas"]["RegistryAgentSignalsCapabilities"];
            /** @description Specialisms that the agent declares in its capabilities, such as `sales-guaranteed`. */
            specialisms?: string[];
            /** @description Operations that a sales agent supports, derived from its tasks; absent for other agents. */
            standard_operations?: components["schemas"]["RegistryAgentStandardOperations"];
            /** @description Protocol areas that the agent declares in its capabilities, such as `media_buy`. */
            supported_protocols?: string[];
            /** @description Tasks that the agent listed in the last probe, at most 200. */
            tools?: components["schemas"]["RegistryAgentTool"][];
            /** @description Number of tasks that the agent listed when the registry last probed it. */
            tools_count: number;
        };
        /**
         * Agent card check
         * @description Result of the probe of one agent from the file.
         */
        RegistryAgentCardCheck: {
            /** @description URL of the agent as the adagents.json file writes it. */
            agent_url: string;
            /** @description Agent card, or name and tools of an MCP agent. */
            card_data?: unknown;
            /** @description URL that responded: the agent card for A2A, the task endpoint for MCP. */
            card_endpoint?: string;
            /** @description Faults of the probe: a summary and one line for each protocol; empty if it was valid. */
            errors: string[];
            /** @description Whether the agent asks for a credential before it returns any details. */
            oauth_required?: boolean;
            /** @description Time that the probe took, in milliseconds; absent if no response arrived. */
            response_time_ms?: number;
            /** @description HTTP status of the last request of the probe, 100 to 599; absent if no response arrived. */
            status_code?: number;
            /** @description Whether the agent responded with a valid message over A2A or MCP. */
            valid: boolean;
        };
        /**
         * Agent catalog
         * @description Page of enrolled agents that the caller may see, ordered by URL.
         */
        RegistryAgentCatalog: {
            /** @description Agents of this page that match every filter, ordered by URL. */
            agents: components["schemas"]["RegistryAgentCatalogItem"][];
            /** @description Number of agents in `agents`, not of all matches. */
            count: number;
            /** @description Opaque position of the last agent on this page; null if the page is empty. */
            cursor: string | null;
            /** @description Whether more agents follow this page; pass the cursor of the response to fetch them. */
            has_more: boolean;
        };
        /**
         * Agent catalog item
         * @description Agent that an organization enrolled. The blocks after `member` are present only if the request asked for them.
         */
        RegistryAgentCatalogItem: {
            /**
             * Format: date
             * @description Day on which the organization enrolled the agent, `YYYY-MM-DD` in UTC, `YYYY-MM-DD`.
             */
            added_date: string;
            /** @description Capabilities that the agent declared in the last probe; present only with `capabilities=true`. */
            capabilities?: components["schemas"]["RegistryAgentCapabilities"];
            /** @description Outcome of the compliance checks; present only with `compliance=true` and if the agent is checked. */
            compliance?: components["schemas"]["RegistryAgentCompliance"];
            /** @description Contact for questions about the agent; absent if the organization publishes none. */
            contact?: {
                /** @description Email address of the contact, as the organization publishes it. */
                email?: string;
                /** @description Name of the person or team to contact. */
                name?: string;
                /** @description Website of the contact, as the organization publishes it. */
                website?: string;
            };
            /** @description Text in which the agent or its organization describes the agent, at most 2000 characters. */
            description?: string;
            /** @description Outcome of the last probe of the agent; present only with `health=true`. */
            health?: components["schemas"]["RegistryAgentHealth"];
            /**
             * Format: uri
             * @description URL of the agent's MCP endpoint; absent if the agent speaks A2A only.
             */
            mcp_endpoint?: string;
            /** @description Organization that enrolled the agent; absent if its profile is not public. */
            member?: {
                /** @description Name of the organization as it is shown to people. */
                display_name?: string;
                /** @description Short name of the organization in URLs, lower-case; absent if it has none. */
                slug?: string;
            };
            /** @description Name given at enrolment, else the name that the agent gives itself, else its host. */
            name: string;
            /** @description Inventory that a sales agent may sell, in numbers; present only with `properties=true`. */
            property_summary?: components["schemas"]["RegistryAgentPropertySummary"];
            /**
             * @description Protocol in which the agent responded; `mcp` before its first response.
             * @enum {string}
             */
            protocol: "mcp" | "a2a";
            /** @description Publishers that authorize a sales agent, the first 1000; with `properties=true`. */
            publisher_domains?: string[];
            /** @description Counts of properties, publishers and formats; present only with `health=true`. */
            stats?: components["schemas"]["RegistryAgentStats"];
            /** @description Role of the agent; `unknown` if nobody declared one and its tasks do not show it. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /**
             * Format: uri
             * @description URL of the agent in canonical form, by which the catalog identifies it.
             */
            url: string;
            /** @description Audience of the entry: everybody, members of tier `api`, or only the organization that enrolled it. */
            visibility?: components["schemas"]["EnumsAgentVisibility"];
        };
        /**
         * Agent compliance
         * @description Outcome of the checks that the registry runs against an enrolled agent.
         */
        RegistryAgentCompliance: {
            /** @description Time between two scheduled runs of the checks, in hours. */
            check_interval_hours?: number;
            /** @description Summary of the last run in one line; null before the first run. */
            headline: string | null;
            /**
             * Format: date-time
             * @description Time of the last run of the checks, ISO 8601 in UTC; null before the first.
             */
            last_checked_at: string | null;
            /** @description Stage of development that the organization states, from `development` to `deprecated`. */
            lifecycle_stage: components["schemas"]["EnumsAgentLifecycleStage"];
            /** @description Whether the registry has stopped the scheduled runs of the checks. */
            monitoring_paused?: boolean;
            /** @description Status from the last run that could be scored, over all tracks. */
            status: components["schemas"]["EnumsComplianceStatus"];
            /** @description Whole days since which every run has passed; 0 unless `status` is `passing`. */
            streak_days: number;
            /** @description Tracks with the numbers of their checks and the time that they took. */
            track_details?: components["schemas"]["RegistryAgentComplianceTrack"][];
            /** @description Map from the name of each track to its status. */
            tracks: {
                [key: string]: components["schemas"]["EnumsComplianceTrackStatus"];
            };
            /** @description Ways in which the badges were earned: `spec`, by the checks of this registry, or `live`, by observed traffic. */
            verification_modes?: components["schemas"]["EnumsVerificationMode"][];
            /** @description Whether the agent holds at least one badge that is valid now. */
            verified?: boolean;
            /** @description Versions of the protocol that were tested, by protocol area. */
            verified_role_versions?: {
                [key: string]: string[];
            };
            /** @description Protocol areas for which the agent holds a badge. */
            verified_roles?: components["schemas"]["EnumsBadgeRole"][];
        };
        /**
         * Compliance track
         * @description Result of one track, which is a group of related compliance checks.
         */
        RegistryAgentComplianceTrack: {
            /** @description Finding of the track in plain words, at most 500 characters; absent when everything passed. */
            detail?: string;
            /** @description Time that the checks of the track took together, in milliseconds. */
            duration_ms: number;
            /** @description Whether a check could not run because the agent offers nothing to run it on. */
            has_coverage_gap_skip?: boolean;
            /** @description Number of checks of the track that passed; never more than `scenario_count`. */
            passed_count: number;
            /** @description Number of checks of the track that ran. */
            scenario_count: number;
            /** @description Result of the track over all its checks, such as `pass`, `partial` or `skip`. */
            status: components["schemas"]["EnumsComplianceTrackStatus"];
            /** @description Name of the track, which groups checks of one subject. */
            track: string;
        };
        /**
         * Creative capabilities
         * @description Operations and formats of a creative agent, derived from its tasks and declared formats.
         */
        RegistryAgentCreativeCapabilities: {
            /** @description Whether the agent builds creatives: it declares generation or lists `build_creative`. */
            can_generate: boolean;
            /** @description Whether the agent renders previews, that is whether it lists `preview_creative`. */
            can_preview: boolean;
            /** @description Whether the agent validates manifests: it lists `validate_input` or `validate_creative`. */
            can_validate: boolean;
            /** @description Creative formats that the agent declares, at most 200. */
            supported_formats: components["schemas"]["RegistryAgentCreativeFormat"][];
        };
        /**
         * Supported creative format
         * @description A creative format that an agent works with, as it declares it.
         */
        RegistryAgentCreativeFormat: {
            /** @description Identifier that the agent gave to the entry; unique in its declaration; at most 256 characters. */
            capability_id?: string;
            /** @description Format with its kind, the publisher whose option it is, and its parameters. */
            format: {
                /** @description Structured identifier: URL of the agent that defines the format, and its id there. */
                format_id?: components["schemas"]["CoreFormatId"];
                /** @description Kind of the format in the agent's own words, at most 128 characters. */
                format_kind?: string;
                /** @description Identifier of the format option at `publisher_domain`; absent without a publisher; at most 256 characters. */
                format_option_id?: string;
                /** @description Parameters of the format, such as sizes, exactly as the agent declares them. */
                params?: {
                    [key: string]: unknown;
                };
                /** @description Domain of the publisher that defines the format option; absent for formats of the agent. */
                publisher_domain?: string;
            };
            /** @description Operations of the agent on the format: `build`, `validate` and `preview`. */
            operations: string[];
        };
        /**
         * Agent formats
         * @description Creative formats that an agent returned in a probe made for this request.
         */
        RegistryAgentFormats: {
            /** @description Formats of the agent, at most 200 and together at most 512 KB of JSON. */
            formats: components["schemas"]["RegistryProbedFormat"][];
            /**
             * @description Always true; a probe that fails has an error status and the common error body.
             * @constant
             */
            success: true;
        };
        /**
         * Agent health
         * @description Outcome of the last probe: whether the agent responded, and how fast.
         */
        RegistryAgentHealth: {
            /**
             * Format: date-time
             * @description When it was last asked; null before the first probe; ISO 8601 with a zone.
             */
            checked_at: string | null;
            /** @description Reason for which the probe failed, at most 500 characters; absent when the agent is online. */
            error?: string;
            /** @description Whether the agent responded to the last probe with a valid message. */
            online: boolean;
            /** @description Number of MCP resources that the agent lists; absent for A2A. */
            resources_count?: number;
            /** @description Time that the whole probe took, in milliseconds. */
            response_time_ms?: number;
            /** @description Number of tasks that the agent listed in the last probe. */
            tools_count?: number;
        };
        /**
         * Measurement capabilities
         * @description Catalog of the metrics that a measurement agent declares, as stored by the last probe.
         */
        RegistryAgentMeasurementCapabilities: {
            /** @description Metrics that the agent declares, at most 500, each `metric_id` once. */
            metrics: components["schemas"]["RegistryAgentMetric"][];
        };
        /**
         * Agent metric
         * @description A metric of a measurement agent. Its full identity is the domain and brand of the vendor with `metric_id`.
         */
        RegistryAgentMetric: {
            /** @description Accreditations that the agent claims for the metric, at most 32; the registry does not verify them. */
            accreditations?: components["schemas"]["RegistryAgentAccreditation"][];
            /** @description Explanation of what the metric measures, at most 2000 characters. */
            description?: string;
            /** @description Fields of the vendor's own, at most 4096 bytes of JSON. The registry does not interpret them. */
            ext?: Record<string, never>;
            /**
             * Format: uri
             * @description https URL of the document that describes the methodology, at most 2048 characters.
             */
            methodology_url?: string;
            /** @description Version of the methodology; absent when changes of it are not tracked; at most 64 characters. */
            methodology_version?: string;
            /** @description Identifier of the metric, unique in the agent's catalog; the vendor's brand completes it. */
            metric_id: string;
            /**
             * Format: uri
             * @description https address of the published standard that the metric implements, at most 2048 characters.
             */
            standard_reference?: string;
            /** @description Unit of the reported values, such as `percent` or `seconds`, at most 64 characters. */
            unit?: string;
        };
        /**
         * Agent products
         * @description Products that a sales agent returned in a probe made for this request, without a credential.
         */
        RegistryAgentProducts: {
            /** @description Products of the agent, at most 200 and together at most 512 KB of JSON. */
            products: components["schemas"]["RegistryProbedProduct"][];
            /**
             * @description Always true; a probe that fails has an error status and the common error body.
             * @constant
             */
            success: true;
        };
        /**
         * Agent property summary
         * @description Inventory that publishers authorize an agent to sell, in numbers.
         */
        RegistryAgentPropertySummary: {
            /** @description Number of authorized properties by property type, such as `website`. */
            count_by_type: {
                [key: string]: number;
            };
            /** @description Number of publishers whose adagents.json authorizes the agent. */
            publisher_count: number;
            /** @description Tags of the authorized properties, at most 200, the most frequent first. */
            tags: string[];
            /** @description Number of properties that publishers authorize the agent to sell. */
            total_count: number;
        };
        /**
         * Agent search response
         * @description One page of agents, most relevant first, then by URL.
         */
        RegistryAgentSearchResponse: {
            /** @description Position at which the next page begins; null if the page is empty. */
            cursor: string | null;
            /** @description Whether more agents follow this page; pass `cursor` to fetch them. */
            has_more: boolean;
            /** @description Agents of this page in order of relevance, then by URL. */
            results: components["schemas"]["RegistryAgentSearchResult"][];
        };
        /**
         * Agent search result
         * @description Inventory profile of an agent, with what the search found.
         */
        RegistryAgentSearchResult: {
            /**
             * Format: uri
             * @description URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
             */
            agent_url: string;
            /** @description Content categories of the inventory, in the vocabulary that the agent uses. */
            categories: string[];
            /** @description Vocabulary of `categories`; null when the inventory uses no vocabulary or several. */
            category_taxonomy: string | null;
            /** @description Advertising channels in which the agent sells, such as `ctv`, derived from its inventory. */
            channels: string[];
            /** @description Delivery types of the agent's products: guaranteed, non-guaranteed or both. */
            delivery_types: string[];
            /** @description Identifiers of the creative formats that the agent accepts. */
            format_ids: string[];
            /** @description Kinds of the creative formats that the agent accepts, such as `video_hosted`. */
            format_kinds?: string[];
            /** @description Whether the agent supports real-time trusted matching, derived from its declared capabilities. */
            has_tmp: boolean;
            /** @description Countries in which the agent sells, as ISO 3166-1 alpha-2 codes. */
            markets: string[];
            /** @description Names of the filter dimensions of the request that the agent matched. */
            matched_filters: string[];
            /** @description Number of properties that publishers authorize the agent to sell. */
            property_count: number;
            /** @description Types of the properties that the agent may sell, such as `website`. */
            property_types: string[];
            /** @description Number of publishers whose adagents.json authorizes the agent. */
            publisher_count: number;
            /** @description Match breadth (1 with filters, 0 without), plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching. */
            relevance_score: number;
            /** @description Tags of the properties that the agent may sell, at most 200, the most frequent first. */
            tags: string[];
            /**
             * Format: date-time
             * @description Time at which the profile last changed, ISO 8601 in UTC.
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
         * @description Operations of a signals agent, derived from its tasks and declared capabilities.
         */
        RegistryAgentSignalsCapabilities: {
            /** @description Kinds of audiences that the agent offers; empty if it does not declare any. */
            audience_types: string[];
            /** @description Whether signals can be activated, that is whether the agent lists `activate_signal`. */
            can_activate: boolean;
            /** @description Whether signals can be searched, that is whether the agent lists `get_signals`. */
            can_get_signals: boolean;
            /** @description Whether audiences can be matched, that is whether the agent lists `match_audience`. */
            can_match: boolean;
        };
        /**
         * Standard operations
         * @description Operations that a sales agent supports, derived from the tasks that it lists.
         */
        RegistryAgentStandardOperations: {
            /** @description Whether media buys can be created, that is whether the agent lists `create_media_buy`. */
            can_create_order?: boolean;
            /** @description Whether availability can be requested, that is whether the agent lists `get_products`. */
            can_get_availability?: boolean;
            /** @description Whether prices can be requested, that is whether the agent lists `get_products`. */
            can_get_pricing?: boolean;
            /** @description Whether the agent declares the publishers that it sells or lists `list_authorized_properties`. */
            can_list_properties?: boolean;
            /** @description Whether inventory can be reserved, that is whether the agent lists `create_media_buy`. */
            can_reserve_inventory?: boolean;
            /** @description Whether products can be searched, that is whether the agent lists `get_products`. */
            can_search_inventory?: boolean;
        };
        /**
         * Agent statistics
         * @description Numbers about an agent: the publishers and properties behind it, and its formats.
         */
        RegistryAgentStats: {
            /** @description Number of creative formats that the agent declares. */
            creative_formats?: number;
            /** @description Number of properties that publishers authorize the agent to sell. */
            property_count?: number;
            /** @description Number of publishers whose adagents.json authorizes the agent. */
            publisher_count?: number;
            /** @description Domains of the publishers that authorize the agent, the first 100 in alphabetical order. */
            publishers?: string[];
        };
        /**
         * Agent tool
         * @description Task that the agent offers, as it listed the task in a probe.
         */
        RegistryAgentTool: {
            /** @description Description of the task by the agent, shortened to 500 characters. */
            description?: string;
            /** @description Name of the task as a caller invokes it, for example `get_products`, at most 128 characters. */
            name: string;
            /**
             * Format: date-time
             * @description Time at which a probe last saw the task in the agent's list.
             */
            verified_at?: string;
        };
        /**
         * API index
         * @description Entry point of the REST API: name, version and the addresses of documentation and operations.
         */
        RegistryApiIndex: {
            /** @description URL of the documentation for people. */
            documentation: string;
            /** @description Map from the name of an operation to its path. */
            endpoints: {
                [key: string]: string;
            };
            /** @description Name of this registry, as its operator configured it. */
            name: string;
            /** @description URL of the OpenAPI 3.1 description of the REST API. */
            openapi: string;
            /** @description Version of the running software, in the form `major.minor.patch`. */
            version: string;
        };
        /**
         * Authorization check result
         * @description One check of an authorization decision with its result and a detail for people.
         */
        RegistryAuthorizationCheck: {
            /** @description Name of the check, which states what was compared. */
            check: components["schemas"]["EnumsAuthorizationCheck"];
            /** @description Finding of the check in one sentence, naming the compared values. */
            detail: string;
            /** @description Whether the check passed; null if an earlier failure left nothing to check. */
            ok: boolean | null;
        };
        /**
         * Authorization entry
         * @description The entry of an adagents.json that a decision rests on, without the lists of its scope. Lists are cut at 100 items.
         */
        RegistryAuthorizationEntry: {
            /** @description Way in which the entry states its scope, such as by property ids or by tags. */
            authorization_type: components["schemas"]["EnumsAuthorizationType"];
            /** @description Text of the publisher that states what the agent may sell. */
            authorized_for: string;
            /** @description Selectors of the collections to which the entry is limited, as the publisher wrote them. */
            collections?: {
                [key: string]: unknown;
            }[];
            /** @description Countries to which the entry is limited; absent for worldwide; at most 100. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /** @description Commercial path between publisher and agent; absent if the publisher does not state it. */
            delegation_type?: components["schemas"]["EnumsDelegationType"];
            /**
             * Format: date-time
             * @description Time from which the authorization is valid; absent means that it has no start.
             */
            effective_from?: string;
            /**
             * Format: date-time
             * @description Time until which the authorization is valid; absent means that it has no end.
             */
            effective_until?: string;
            /** @description Whether no other agent may sell the same scope. */
            exclusive?: boolean;
            /**
             * Format: uuid
             * @description Identifier of the authorization in the registry and its feed; absent if the file was evaluated before it was recorded.
             */
            id?: string;
            /** @description Identifiers of the placements to which the authorization is limited, at most 100. */
            placement_ids?: string[];
            /** @description Tags of the placements to which the authorization is limited, at most 100. */
            placement_tags?: string[];
            /** @description Keys that the publisher pins for the agent, as written, at most 100. */
            signing_keys?: {
                [key: string]: unknown;
            }[];
        };
        /**
         * Authorization list
         * @description Authorizations of an agent, with the feed cursor from which to follow their changes.
         */
        RegistryAuthorizationList: {
            /** @description URL of the agent in canonical form: https, lower-case host, no query and no trailing slash. */
            agent_url: string;
            /** @description Number of rows in this response, not of all authorizations of the agent. */
            count: number;
            /** @description Value to pass as `cursor` for the next page; null on the last one. Not a feed cursor. */
            cursor: string | null;
            /** @description Kinds of evidence that the request asked for. */
            evidence: components["schemas"]["EnumsAuthorizationEvidence"][];
            /** @description Whether more rows follow this page; pass `cursor` to fetch them. */
            has_more: boolean;
            /**
             * @description Form of the rows; `effective` means as they apply, after decisions of the registry's operator.
             * @enum {string}
             */
            include: "effective";
            /** @description Authorizations of this page, ordered by publisher and then by row identifier, at most 10000. */
            rows: components["schemas"]["RegistryAuthorizationRow"][];
        };
        /**
         * Authorization, operator's side
         * @description Statement of the operator's brand.json about the agent and the property.
         */
        RegistryAuthorizationOperatorSide: {
            /** @description Whether the brand.json of the operator lists the agent in `agents`. */
            agent_declared: boolean;
            /** @description Type under which the file lists the agent; absent if it does not. */
            agent_type?: string;
            /** @description Domain of the operator; null if no operator can be identified. */
            brand_domain: components["schemas"]["CoreDomainName"] | null;
            /** @description Whether the file lists both the agent and the property. */
            declared: boolean;
            /** @description Well-known URL of the operator's brand.json; null if no operator is known. */
            file_url?: string | null;
            /**
             * @description Way in which the operator was identified.
             * @enum {string}
             */
            found_by: "declaration" | "agent_host";
            /** @description Age of the copy that was evaluated, and whether it counts as fresh. */
            freshness: components["schemas"]["EnumsFreshnessState"];
            /** @description Relationship that the file states; null if it does not list the property. */
            relationship: components["schemas"]["EnumsBrandPropertyRelationship"] | null;
            /**
             * Format: date-time
             * @description Time at which the file was last fetched and found valid; null if that never happened.
             */
            validated_at: string | null;
        };
        /**
         * Authorization, publisher's side
         * @description Statement of the adagents.json that speaks for the publisher about the agent and the property.
         */
        RegistryAuthorizationPublisherSide: {
            /** @description Whether every check on the publisher's side passed. */
            authorized: boolean;
            /** @description Delegation type of that entry; null if it states none. */
            delegation_type: components["schemas"]["EnumsDelegationType"] | null;
            /** @description Way in which the file was found: directly, by a pointer or by a manager domain; null without a file. */
            discovery_method?: components["schemas"]["EnumsDiscoveryMethod"] | null;
            /** @description Entry that authorizes the agent, or the one that met most conditions; null if no entry names the agent. */
            entry: components["schemas"]["RegistryAuthorizationEntry"] | null;
            /** @description SHA-256 of the bytes of the file, in lower-case hexadecimal; null without a usable file. */
            file_sha256: string | null;
            /** @description URL from which the file was read, after redirects and pointers; null without a usable file. */
            file_url: string | null;
            /** @description Age of the copy that was evaluated, and whether it counts as fresh. */
            freshness: components["schemas"]["EnumsFreshnessState"];
            /** @description Domain of the manager whose file speaks for the publisher, if its ads.txt names one. */
            manager_domain?: components["schemas"]["CoreDomainName"] | null;
            /**
             * Format: date-time
             * @description When the file revoked the publisher, when it did and says so, ISO 8601 with a zone.
             */
            revoked_at?: string | null;
            /**
             * Format: date-time
             * @description Time at which the file was last fetched and found valid; null if that never happened.
             */
            validated_at: string | null;
        };
        /**
         * Authorization row
         * @description Authorization in its current state, with the members of the events about it, so that rows and events can be merged by `id`.
         */
        RegistryAuthorizationRow: {
            /**
             * Format: uri
             * @description URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
             */
            agent_url: string;
            /** @description URL of the agent in canonical form, by which rows are matched. */
            agent_url_canonical: string;
            /** @description Way in which the scope is stated; null if the entry gave none and covers the publisher as a whole. */
            authorization_type: components["schemas"]["EnumsAuthorizationType"] | null;
            /** @description Text of the publisher that states what the agent may sell. */
            authorized_for: string;
            /** @description Collections to which the authorization is limited, by publisher and identifier. */
            collections?: components["schemas"]["CoreCollectionSelector"][];
            /** @description Countries to which the authorization is limited, as ISO 3166-1 alpha-2 codes. */
            countries?: components["schemas"]["CoreCountryCode"][];
            /**
             * Format: date-time
             * @description Time at which the registry created the row, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Account or process that entered the row; null when the crawler did. */
            created_by?: string | null;
            /** @description Commercial path between publisher and agent; null if the publisher does not state it. */
            delegation_type?: components["schemas"]["EnumsDelegationType"] | null;
            /** @description Whether another party contests the row; a contested row is shown but marked. */
            disputed: boolean;
            /**
             * Format: date-time
             * @description Time from which the authorization is valid; null if it has no start.
             */
            effective_from?: string | null;
            /**
             * Format: date-time
             * @description Time until which the authorization is valid; null if it has no end.
             */
            effective_until?: string | null;
            /** @description Evidence on which the row rests, such as the publisher's own file or an agent's claim. */
            evidence: components["schemas"]["EnumsAuthorizationEvidence"];
            /** @description Whether no other agent may sell the same scope. */
            exclusive?: boolean;
            /**
             * Format: date-time
             * @description Time at which the row lapses by itself; null when it has no end.
             */
            expires_at?: string | null;
            /**
             * Format: uuid
             * @description Identifier of the row; the same over all events about it; a UUID.
             */
            id: string;
            /** @description Whether a manual decision of the registry operator changed the row. */
            override_applied?: boolean;
            /** @description Reason that the operator gave for the manual decision; null without such a decision. */
            override_reason?: string | null;
            /** @description Identifiers of the placements to which the authorization is limited. */
            placement_ids?: string[];
            /** @description Tags of the placements to which the authorization is limited. */
            placement_tags?: string[];
            /** @description Properties that the authorization covers, written out inside the entry. */
            properties?: {
                [key: string]: unknown;
            }[];
            /** @description Identifier that the publisher gave the property in its own file. */
            property_id_slug?: string | null;
            /** @description Identifiers of the properties that the authorization covers; present for scope by id. */
            property_ids?: string[];
            /**
             * Format: uuid
             * @description Registry identifier of the property, when the row is about one, a UUID.
             */
            property_rid?: string | null;
            /** @description Tags whose properties the authorization covers; present for scope by tag. */
            property_tags?: string[];
            /** @description Domain of the publisher, lower-case and without scheme or path, for example `novapress.example`. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Selectors of properties of other publishers that the authorization covers. */
            publisher_properties?: {
                [key: string]: unknown;
            }[];
            /** @description Names of members that are longer in the publisher's file than here. */
            shortened?: string[];
            /** @description Identifiers of the signals that the authorization covers; present for scope by id. */
            signal_ids?: string[];
            /** @description Tags whose signals the authorization covers; present for scope by tag. */
            signal_tags?: string[];
            /** @description Keys that the publisher pins for the agent; null if it pins none. */
            signing_keys?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Format: date-time
             * @description Time at which the row last changed, ISO 8601 in UTC.
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
            /** @description Domains to resolve. Duplicates, compared after trimming and in lower case, count once. An element that is not a domain name fails the whole request with 400. */
            domains: string[];
        };
        /**
         * Brand bulk response
         * @description Results of a bulk resolution, one record or null for each requested domain.
         */
        RegistryBrandBulkResponse: {
            /** @description One entry per domain, keyed by the domain as it was sent, trimmed and in lower case; null where no brand is known. */
            results: {
                [key: string]: components["schemas"]["RegistryBrandResolution"] | null;
            };
        };
        /**
         * Brand card
         * @description Short form of a brand for lists: name, first logo and industries.
         */
        RegistryBrandCard: {
            /** @description Colors of the brand in the form `#RRGGBB`, the primary one first, at most 6. */
            colors?: string[];
            /** @description Text that describes the brand, at most 500 characters. */
            description?: string;
            /** @description Industries in which the brand works, as values of the industry vocabulary, at most 6. */
            industries?: string[];
            /** @description URL of the first logo; absent if the brand has no logo. */
            logo_url?: string;
            /** @description Name of the brand to show, at most one line. */
            name: string;
        };
        /**
         * Brand color
         * @description Color of the brand with the role that it plays, such as `primary`.
         * @example {
         *       "hex": "#0B6E4F",
         *       "type": "primary"
         *     }
         */
        RegistryBrandColor: {
            /** @description Color in the form `#` and six hexadecimal digits, for example `#C8553D`. */
            hex: string;
            /** @description Part of the color, for example `primary`, `secondary` or `accent`, at most 64 characters. */
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
            /** @description Year in which the company was founded, for example 1998. */
            founded?: number;
            /** @description All industries of the company, the main one first. */
            industries?: string[];
            /** @description Main industry of the company, in the provider's words. */
            industry?: string;
            /** @description Seat of the company as text, for example `Utrecht, Netherlands`. */
            location?: string;
            /** @description Legal or trading name of the company. */
            name?: string;
        };
        /**
         * Brand enrichment
         * @description Identity data of a brand domain from the enrichment provider or from the stored entry.
         */
        RegistryBrandEnrichment: {
            /** @description Whether stored data younger than 30 days, or an authoritative entry, were returned and the provider was not asked. */
            cached: boolean;
            /** @description The company behind the brand; the same object as in the manifest. */
            company?: components["schemas"]["RegistryBrandCompany"];
            /** @description Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot. */
            domain: string;
            /** @description Identity data of the brand; absent if neither source has any. */
            manifest?: components["schemas"]["RegistryBrandEnrichmentManifest"];
            /** @description Source under which the data are stored; absent if they are not stored. */
            source_type?: components["schemas"]["EnumsBrandSource"];
            /**
             * @description Always true; a refused request has an error status and the common error body.
             * @constant
             */
            success: true;
        };
        /**
         * Brand enrichment manifest
         * @description Identity data gathered for a brand. Further keys may appear.
         */
        RegistryBrandEnrichmentManifest: {
            /** @description Colors of the brand by part, such as `primary`, as hexadecimal codes. */
            colors?: components["schemas"]["RegistryBrandColorMap"];
            /** @description Company behind the brand, as the enrichment provider describes it. */
            company?: components["schemas"]["RegistryBrandCompany"];
            /** @description Text that describes what the brand is or offers, at most 5000 characters. */
            description?: string;
            /** @description Typefaces of the brand, each with the use that it has. */
            fonts?: components["schemas"]["RegistryBrandFont"][];
            /** @description Logo files of the brand, the most suitable first. */
            logos?: components["schemas"]["RegistryBrandLogo"][];
            /** @description Name of the brand as it is shown to people. */
            name: string;
            /** @description Tone of the brand: its voice, and rules for people or models that write for it. */
            tone?: components["schemas"]["RegistryBrandTone"];
            /** @description URL of the home page of the brand. */
            url: string;
        };
        /**
         * Brand font
         * @description Typeface of a brand with the role for which it is used.
         * @example {
         *       "name": "Inter",
         *       "role": "body"
         *     }
         */
        RegistryBrandFont: {
            /** @description Name of the typeface, for example `Source Sans 3`. */
            name: string;
            /** @description Use of the typeface in the brand's design, for example `title` or `body`. */
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
            /** @description Domain that was asked about, in canonical form. */
            domain: string;
            /** @description Age of the stored copy and whether it is still considered fresh. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Findings about the live file; present if `fresh=true` was given and the stored copy was used instead. */
            live_brand_json?: components["schemas"]["RegistryLiveBrandJson"];
            /** @description Older document version that was read as the present one. */
            promoted_from_schema?: string;
            /** @description Address of the document: the well-known file of the domain, or the copy that this registry hosts. */
            url: string;
            /** @description Form of the document; absent for a stored entry without a file. */
            variant?: components["schemas"]["EnumsBrandJsonVariant"];
            /** @description Findings that leave the document usable, each with its field. */
            warnings?: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Brand listing
         * @description A page of brands, largest companies first, then by name and domain.
         */
        RegistryBrandListing: {
            /** @description Brands of this page, the largest companies first, then by name and domain. */
            brands: components["schemas"]["RegistryBrandListingItem"][];
            /** @description Counts over all entries that match `search`, not only over this page. */
            stats: components["schemas"]["RegistryBrandListingStats"];
        };
        /**
         * Brand listing item
         * @description Brand as the listing of the registry shows it, with counts and its confirmed house.
         */
        RegistryBrandListingItem: {
            /** @description Name to show; the domain if nothing better is known. */
            brand_name: string;
            /** @description Domain of a house that the brand names but that does not name the brand back; gives no trust. */
            claimed_house_domain?: string;
            /** @description Colors of the brand by part, such as `primary`, as hexadecimal codes. */
            colors?: components["schemas"]["RegistryBrandColorMap"];
            /** @description Domain of the brand in canonical form. */
            domain: string;
            /** @description Number of employees of the company, if the enrichment provider knows it. */
            employee_count?: number;
            /** @description Whether identity data beyond the name are stored for the brand. */
            has_manifest: boolean;
            /** @description Domain of the house that names the brand back; the brand's own domain when no house does. */
            house_domain?: string;
            /** @description Industries in which the brand works, as values of the industry vocabulary. */
            industries?: string[];
            /** @description Position of the brand in its house; `independent` if nothing is declared. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description URL of the first logo; absent if the brand has no logo. */
            logo_url?: string;
            /** @description Logo files of the brand with their labels, at most 100. */
            logos?: components["schemas"]["RegistryBrandLogo"][];
            /** @description Primary color of the brand in the form `#RRGGBB`; absent if none is known. */
            primary_color?: string;
            /** @description Degree to which the relationship between brand and house is proven. */
            relationship_trust?: components["schemas"]["EnumsRelationshipTrust"];
            /**
             * Format: date-time
             * @description When both sides were last seen to confirm the tie, ISO 8601 with a zone.
             */
            relationship_verified_at?: string;
            /** @description Source of the entry: the brand's own file, enrichment or a member submission. */
            source: components["schemas"]["EnumsBrandSource"];
            /** @description Number of known brands that name this one as their parent. */
            sub_brand_count?: number;
            /** @description Tone of the brand: its voice, and rules for people or models that write for it. */
            tone?: components["schemas"]["RegistryBrandTone"];
            /** @description Whether the domain itself served a valid brand.json. */
            verified: boolean;
        };
        /**
         * Brand listing statistics
         * @description Counts over all entries that match `search`; `source` and the page do not matter.
         */
        RegistryBrandListingStats: {
            /** @description Number of matching entries that rest on a brand.json of the domain. */
            brand_json: number;
            /** @description Number of matching entries that members wrote. */
            community: number;
            /** @description Number of matching entries that come from automated enrichment. */
            enriched: number;
            /** @description Number of matching entries whose document this registry hosts for the owner. */
            hosted?: number;
            /** @description Entries that are master or independent brands, or have no known place. */
            houses: number;
            /** @description Number of matching entries that are sub-brands or endorsed brands. */
            sub_brands: number;
            /** @description Number of entries that match `search`, whatever their source. */
            total: number;
            /** @description Number of matching entries with identity data beyond the name. */
            with_manifest: number;
        };
        /**
         * Brand logo
         * @description Logo file of a brand with labels for the use that suits it.
         * @example {
         *       "url": "https://acme.example/logo.svg",
         *       "tags": [
         *         "primary"
         *       ]
         *     }
         */
        RegistryBrandLogo: {
            /** @description Labels such as `primary`, `icon` or `dark`; may be empty; at most 50. */
            tags: string[];
            /**
             * Format: uri
             * @description URL of the image file, with the scheme http or https, at most 2048 characters.
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
            /** @description Colors, either as a list or as a map from part to color, the form that enrichment returns. The map is stored as the list. */
            colors?: components["schemas"]["RegistryBrandColor"][] | components["schemas"]["RegistryBrandColorMap"];
            /** @description Text that describes what the brand is or offers, at most 5000 characters. */
            description?: string;
            /** @description Logo files of the brand with their labels, at most 100. */
            logos?: components["schemas"]["RegistryBrandLogo"][];
            /** @description Name of the brand as it should be shown to people, at most 255 characters. */
            name?: string;
        };
        /**
         * Brand resolution
         * @description The canonical identity behind a brand domain. The structure is the same whatever the source.
         */
        RegistryBrandResolution: {
            /**
             * Format: uri
             * @description URL of the agent that describes the brand, if its file names one.
             */
            brand_agent_url?: string;
            /** @description Identifier of the brand within its own brand.json or within its house; unique there only. Absent for entries that are not backed by a brand.json with brands. */
            brand_id?: string;
            /** @description Remaining identity data of the brand (logos, colors, tone and whatever else the source holds). */
            brand_manifest?: {
                [key: string]: unknown;
            };
            /**
             * @description Name to show: the English one if there is one, otherwise the first.
             * @example Acme Outdoors
             */
            brand_name: string;
            /**
             * @description Domain that identifies the brand; the domain of the house if the brand has none of its own.
             * @example acme.example
             */
            canonical_domain: string;
            /**
             * @description Canonical identifier, unique among all brands: the canonical domain of the brand, or `<house domain>#<brand id>` for a brand that is defined in a house file and has no website that leads to that house. A site can only obtain an identifier of a domain that it controls.
             * @example acme.example
             */
            canonical_id: string;
            /** @description Domain of a house that only the brand names. It is a claim and gives no trust. */
            claimed_house_domain?: string;
            /** @description Age of the copy of the brand.json on which the response rests. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /**
             * @description Domain of the owning house, if house and brand confirm the relationship or the house file defines the brand. Otherwise the canonical domain of the brand itself.
             * @example acme-group.example
             */
            house_domain: string;
            /** @description Name of the house that confirms the brand; absent without a confirmed house. */
            house_name?: string;
            /** @description Position of the brand in its house; `independent` if nothing is declared. */
            keller_type: components["schemas"]["EnumsKellerType"];
            /** @description Findings about the live file; present if `fresh=true` was given and a stored entry was used instead. */
            live_brand_json?: components["schemas"]["RegistryLiveBrandJson"];
            /** @description Changes that an older document needs, at most 20 entries. */
            migration_warnings?: components["schemas"]["RegistryValidationWarning"][];
            /** @description All names of the brand, each a map with one language tag. */
            names?: components["schemas"]["RegistryLocalizedName"][];
            /** @description Identifier of the brand above this one in the house. */
            parent_brand?: string;
            /** @description Older document version that was read as the present one. */
            promoted_from_schema?: string;
            /**
             * Format: date-time
             * @description When the house declared the tie, or when it was first seen, ISO 8601 with a zone.
             */
            relationship_declared_at?: string;
            /** @description Degree to which the relationship to the house is proven; absent if it was not examined. */
            relationship_trust?: components["schemas"]["EnumsRelationshipTrust"];
            /**
             * Format: date-time
             * @description Time at which both sides were last seen to confirm the relationship; present with `mutual` only.
             */
            relationship_verified_at?: string;
            /** @description Source of the entry: the brand's own file, enrichment or a member submission. */
            source: components["schemas"]["EnumsBrandSource"];
        };
        /**
         * Brand save request
         * @description Brand entry as a member writes it. The stored source is always `community`; unknown keys are ignored.
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
            /** @description Identity data of the brand. Absent in an edit leaves the stored data unchanged. */
            brand_manifest?: components["schemas"]["RegistryBrandManifestInput"];
            /** @description Name of the brand, not empty after blanks are removed; otherwise refused with 400. */
            brand_name: string;
            /**
             * @description Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
        };
        /**
         * Brand save response
         * @description Outcome of saving a brand entry: created, or edited with a new revision.
         */
        RegistryBrandSaveResponse: {
            /** @description Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot. */
            domain: string;
            /** @description Identifier of the entry; stays the same over all edits. */
            id: string;
            /** @description Sentence for people that states what was created or changed. */
            message: string;
            /** @description Number of the new revision; present only if an existing entry was edited. Creation is revision 1, so the first edit returns 2. */
            revision_number?: number;
            /**
             * @description Always true; a refused request has an error status and the common error body.
             * @constant
             */
            success: true;
        };
        /**
         * Brand tone
         * @description Tone of the brand: its voice, and rules for people or models that write for it.
         * @example {
         *       "voice": "Warm and plain",
         *       "attributes": [
         *         "friendly",
         *         "expert"
         *       ]
         *     }
         */
        RegistryBrandTone: {
            /** @description Adjectives that describe the tone, such as `playful`. */
            attributes?: string[];
            /** @description Rules for writers that state what texts of the brand should avoid. */
            donts?: string[];
            /** @description Rules for writers that state what texts of the brand should do. */
            dos?: string[];
            /** @description Short description of the voice, such as `warm and direct`. */
            voice?: string;
        };
        /**
         * Crawl request
         * @description Domain whose files the registry should crawl before the next scheduled crawl.
         * @example {
         *       "domain": "news.example"
         *     }
         */
        RegistryCrawlRequestRequest: {
            /**
             * @description Domain to crawl; it must resolve to public addresses only. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
        };
        /**
         * Crawl request response
         * @description Acknowledgement that the crawl is queued; it runs independently of this request.
         */
        RegistryCrawlRequestResponse: {
            /**
             * Format: uuid
             * @description Identifier of the crawl request, under which its state can be read, a UUID.
             */
            crawl_request_id: string;
            /** @description Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot. */
            domain: string;
            /**
             * @description Sentence for people that confirms that the crawl is queued.
             * @example Crawl request accepted
             */
            message: string;
        };
        /**
         * Crawl request status
         * @description State of a crawl request. Only the organization that made it can see it.
         */
        RegistryCrawlRequestStatus: {
            /** @description Number of attempts that have started so far, including one that is running. */
            attempts: number;
            /** @description Result of the crawl for brand.json; null until the request ends. */
            brand_json_outcome?: components["schemas"]["EnumsCrawlOutcome"] | null;
            /**
             * Format: date-time
             * @description Time at which the request ended, successful or not; null before; ISO 8601 with a zone.
             */
            completed_at: string | null;
            /**
             * Format: uuid
             * @description Identifier under which the state of the crawl request can be read, a UUID.
             */
            crawl_request_id: string;
            /** @description Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot. */
            domain: string;
            /**
             * Format: date-time
             * @description Time at which the latest attempt began, ISO 8601 in UTC; null before the first.
             */
            last_attempted_at: string | null;
            /** @description Code of the latest attempt's failure, for example `timeout`, `connection` or `http_status`; null if it did not fail. */
            last_error_code: string | null;
            /** @description Number of attempts after which the service gives up the request. */
            max_attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none is planned; ISO 8601 with a zone.
             */
            next_attempt_at: string | null;
            /** @description Result of the crawl for adagents.json; null until the request ends. */
            outcome: components["schemas"]["EnumsCrawlOutcome"] | null;
            /**
             * Format: date-time
             * @description Time at which the request was accepted, ISO 8601 in UTC.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description Time at which the first attempt began, ISO 8601 in UTC; null before.
             */
            started_at: string | null;
            /** @description State of the request, from queued to completed or failed. */
            status: components["schemas"]["EnumsCrawlStatus"];
        };
        /**
         * Discovered agent
         * @description Agent as it described itself in a probe made for this request.
         */
        RegistryDiscoveredAgent: {
            /** @description Text in which the agent describes itself, at most 2000 characters. */
            description?: string;
            /** @description Name that the agent gives itself, or the host of its URL, at most 253 characters. */
            name: string;
            /** @description Whether the agent asks for a credential before it returns any details. */
            oauth_required?: boolean;
            /** @description Protocols in which the agent responded to the probe. */
            protocols: ("mcp" | "a2a")[];
            /** @description Counts of what the agent offers, as far as it is an agent of that kind. */
            stats: {
                /** @description Number of creative formats that the agent declares. */
                format_count?: number;
                /** @description Number of products that the agent returns without a credential. */
                product_count?: number;
                /** @description Number of publishers whose adagents.json is known to authorize the agent. */
                publisher_count?: number;
            };
            /** @description Tasks that the agent lists, at most 200. */
            tools: components["schemas"]["RegistryAgentTool"][];
            /** @description Number of tasks that the agent listed in the last probe. */
            tools_count: number;
            /** @description Role that the agent's tasks suggest: `sales`, `signals`, `creative`, or `unknown`. */
            type: string;
        };
        /**
         * Discovered brand
         * @description Stored brand entry as the organization that submitted it sees it.
         */
        RegistryDiscoveredBrand: {
            /** @description Identity data of the brand as the registry stored it. */
            brand_manifest?: {
                [key: string]: unknown;
            };
            /** @description Name of the brand as it is shown to people. */
            brand_name: string;
            /** @description Domain of the house that the submission names; unconfirmed until the house names the brand back. */
            claimed_house_domain?: string;
            /**
             * Format: date-time
             * @description Time at which the entry was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot. */
            domain: string;
            /** @description Domain of the house that confirms the brand; a submission cannot set it. */
            house_domain?: string;
            /** @description Identifier of the stored entry, stable over all revisions. */
            id: string;
            /** @description Position of the brand in the architecture of its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description Identifier of the brand above this one in the same house. */
            parent_brand?: string;
            /** @description State of the review; only an approved entry is shown to others. */
            review_status: components["schemas"]["EnumsReviewStatus"];
            /** @description Source of the entry; `community` for every submission of a member. */
            source: components["schemas"]["EnumsBrandSource"];
            /**
             * Format: date-time
             * @description Time at which the entry last changed, ISO 8601 in UTC.
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
            /** @description Identity data of the brand, at most 256 KB as JSON. */
            brand_manifest?: components["schemas"]["RegistryBrandManifestInput"];
            /** @description Name of the proposed brand; absent means the domain. At most 255 characters. */
            brand_name?: string;
            /**
             * @description Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example acme.example
             */
            domain: string;
            /**
             * @description House that the brand is said to belong to; stored as a claim. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example acme.example
             */
            house_domain?: string;
            /** @description Position of the brand in the architecture of its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
            /** @description Identifier of the brand above this one in the same house. At most 255 characters. */
            parent_brand?: string;
        };
        /**
         * Discovered brand response
         * @description The submission as stored. It stays hidden until an operator approves it.
         */
        RegistryDiscoveredBrandResponse: {
            /** @description Entry as it was stored, hidden from public reads until its review. */
            brand: components["schemas"]["RegistryDiscoveredBrand"];
            /**
             * @description State of the review; a new submission is always `pending`.
             * @constant
             */
            review_status: "pending";
        };
        /**
         * Expanded identifier
         * @description An identifier of a property that the agent may sell.
         */
        RegistryExpandedIdentifier: {
            /** @description Identifier of the property in `properties` to which it belongs. */
            property_id: string;
            /** @description Domain of the publisher whose property this is, in canonical form. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Naming scheme in which the identifier is written, such as `domain`. */
            type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description Value of the identifier in canonical form, for example a lower-case domain. */
            value: string;
        };
        /**
         * Expanded property
         * @description Property that the agent may sell, with its identifiers and tags.
         */
        RegistryExpandedProperty: {
            /** @description Names under which the property is known. The first 100. */
            identifiers: components["schemas"]["CoreIdentifier"][];
            /** @description Identifier that the publisher gave the property, otherwise its registry identifier, otherwise a key made from its identifiers. */
            property_id: string;
            /** @description Name of the item as it is shown to people. */
            property_name: string;
            /**
             * Format: uuid
             * @description Registry identifier of the property; absent if its publisher is not recorded yet.
             */
            property_rid?: string;
            /** @description Type of the property, such as `website` or `mobile_app`. */
            property_type: components["schemas"]["EnumsPropertyType"];
            /** @description Domain of the publisher whose property this is, in canonical form. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Labels of the property, at most the first 100. */
            tags: string[];
        };
        /**
         * Feed ticket
         * @description Ticket that opens one stream of the change feed once, in place of a credential.
         * @example {
         *       "ticket": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
         *       "expires_at": "2026-01-15T08:31:00.000Z"
         *     }
         */
        RegistryFeedTicket: {
            /**
             * Format: date-time
             * @description Time at which the ticket expires, 60 seconds after its issue. A stream that it has opened is not affected.
             */
            expires_at: string;
            /** @description Value of the query parameter `ticket` of `GET /api/registry/feed/stream`. It opens one stream. */
            ticket: string;
        };
        /**
         * Freshness
         * @description Age of the remote document on which the response rests.
         * @example {
         *       "state": "fresh",
         *       "validated_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        RegistryFreshness: {
            /** @description Class of the copy's age, from `live` (fetched now) to `absent`. */
            state: components["schemas"]["EnumsFreshnessState"];
            /**
             * Format: date-time
             * @description Time at which the file was last fetched and found valid; null if that never happened.
             */
            validated_at?: string | null;
        };
        /**
         * History response
         * @description Page of the revisions of a brand or property entry, the newest first.
         */
        RegistryHistoryResponse: {
            /** @description Domain of the entry in canonical form: lower-case, without scheme. */
            domain: string;
            /** @description Revisions of this page, the newest first; empty if `offset` is past the end. */
            revisions: components["schemas"]["RegistryRevisionEntry"][];
            /** @description Number of revisions that the entry has in all, whatever the page. */
            total: number;
        };
        /**
         * Hosted adagents document
         * @description adagents.json that this registry serves for a domain with a community entry. It can describe properties but never authorizes an agent.
         */
        RegistryHostedAdagents: {
            /** @description URL of the JSON Schema that the document follows. */
            $schema?: string;
            /** @description Always empty, because only the publisher's own file can authorize sales. */
            authorized_agents: {
                [key: string]: unknown;
            }[];
            /** @description Contact for questions about advertising on the properties; absent when none is given. */
            contact?: components["schemas"]["RegistryPropertyContact"];
            /**
             * Format: date-time
             * @description Time at which the member last changed the entry, ISO 8601 in UTC.
             */
            last_updated?: string;
            /** @description Properties as the member described them, unconfirmed by the publisher. */
            properties: components["schemas"]["RegistryHostedProperty"][];
        };
        /**
         * Hosted property
         * @description A property of a hosted document, as far as the member described it.
         */
        RegistryHostedProperty: {
            /** @description Identifiers under which the property is known, each with its naming scheme. */
            identifiers?: {
                /** @description Naming scheme in which the identifier is written, such as `domain`. */
                type: string;
                /** @description Value of the identifier inside its naming scheme, for example `novapress.example`. */
                value: string;
            }[];
            /** @description Name of the item as it is shown to people. */
            name: string;
            /** @description Identifier of the property inside the publisher's own file. */
            property_id?: string;
            /** @description Type of the property, such as `website`, as it was written. */
            property_type: string;
            /** @description Labels that the publisher gave the property, used to select it by tag. */
            tags?: string[];
        };
        /**
         * Last failure
         * @description Failure of the last fetch of a publisher's adagents.json. Absent if the file was valid.
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
             * @description Time of the most recent attempt to fetch the file, ISO 8601 with a zone.
             */
            checked_at: string;
            /** @description Field of the file that has the first fault, or `json`, `http_status`, `timeout`, `connection` and the like if it could not be read. */
            code: string;
            /** @description First fault that was found, in one sentence for people. */
            message: string;
            /**
             * @description Result of the last fetch of the file.
             * @enum {string}
             */
            outcome: "invalid" | "absent" | "unreachable";
            /**
             * Format: date-time
             * @description Time of the first failed fetch after the last successful one, ISO 8601 with a zone.
             */
            since: string;
        };
        /**
         * Live brand file check
         * @description Reasons for which the live brand.json was not used although a fresh fetch was requested; the response then rests on the stored entry.
         */
        RegistryLiveBrandJson: {
            /** @description Findings that make the file unusable; empty if the fetch itself failed. */
            errors: components["schemas"]["RegistryValidationError"][];
            /** @description HTTP status of the fetch; absent when no answer came; from 100 to 599. */
            status_code?: number;
            /** @description URL from which the registry tried to read the file. */
            url: string;
            /** @description Whether the file that was fetched passed validation. */
            valid: boolean;
            /** @description Findings that leave the file usable, each with its field and a suggestion. */
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
            /** @description Text of the publisher that states what the agent may sell. */
            authorized_for?: string;
            /** @description Organization that enrolled the agent; present only for publicly visible agents. */
            member?: {
                /** @description Name of the organization as it is shown to people. */
                display_name?: string;
                /** @description Short name of the organization in URLs, lower-case; absent if it has none. */
                slug?: string;
            };
            /** @description URL of the agent in canonical form: https, lower-case host, no query and no trailing slash. */
            url: string;
        };
        /**
         * Looked-up property
         * @description Property as the file of its publisher declares it.
         */
        RegistryLookedUpProperty: {
            /**
             * Format: uuid
             * @description Identifier that the registry gave the property; it never changes; a UUID.
             */
            id: string;
            /** @description Names under which the property is known, in canonical form. The first 100. */
            identifiers: components["schemas"]["CoreIdentifier"][];
            /** @description Name of the item as it is shown to people. */
            name: string;
            /** @description Identifier that the publisher gave the property in its own file; null if it gave none. */
            property_id: string | null;
            /**
             * Format: uuid
             * @description Identifier that the registry gave the property, with the same value as `id`.
             */
            property_rid?: string;
            /** @description Type of the property, such as `website` or `mobile_app`. */
            property_type: components["schemas"]["EnumsPropertyType"];
            /** @description Domain of the publisher whose file declares or authorizes it. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Labels of the property, at most the first 100. */
            tags: string[];
        };
        /**
         * Domains of an agent
         * @description Domains of the publishers whose files authorize the agent or that the agent claims.
         */
        RegistryLookupAgentDomains: {
            /** @description URL of the agent exactly as the request stated it. */
            agent_url: string;
            /** @description Number of domains in `domains`, 0 for an unknown agent. */
            count: number;
            /** @description Publisher domains, each once, in alphabetical order. The first 100000. */
            domains: string[];
        };
        /**
         * Agents of a domain
         * @description Agents that the file of a publisher authorizes, and agents that say they sell it.
         */
        RegistryLookupDomain: {
            /** @description Agents with an entry in the adagents.json that speaks for the domain, each once, by URL; entries outside their period do not count. At most the first 10000. */
            authorized_agents: components["schemas"]["RegistryLookedUpAgent"][];
            /** @description Domain that was asked about, in canonical form. */
            domain: components["schemas"]["CoreDomainName"];
            /** @description Enrolled agents that name the domain in their portfolio, each once, by URL, at most 10000. A claim authorizes no agent. */
            sales_agents_claiming: components["schemas"]["RegistryLookedUpAgent"][];
        };
        /**
         * Agents of a property
         * @description Agents that publishers authorize for the properties that an identifier stands for.
         */
        RegistryLookupProperty: {
            /** @description One item per agent and property, by publisher, agent and property. The first 1000, or about 4 MB. */
            agents: components["schemas"]["RegistryPropertyAgent"][];
            /** @description Number of entries in `agents`, 0 for an unknown identifier. */
            count: number;
            /** @description Naming scheme of the identifier that the request asked for, such as `domain`. */
            type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description Value of the identifier exactly as the request stated it. */
            value: string;
        };
        /**
         * Manifest lookup
         * @description Whether a manifest of a domain is known, and where it is.
         */
        RegistryManifestLookup: {
            /** @description Whether the registry knows a manifest for the domain. */
            found: boolean;
            /** @description Location of the manifest; present if one is known. */
            reference?: components["schemas"]["RegistryManifestReference"];
            /** @description Whether a manifest is known; always the same value as `found`. */
            success: boolean;
        };
        /**
         * Manifest reference
         * @description Location of a domain's manifest: the URL of a file or of an agent.
         */
        RegistryManifestReference: {
            /** @description Identifier of the domain's brand at that agent, if it has one; null for a file. */
            agent_id: string | null;
            /**
             * Format: uri
             * @description URL of the agent that provides the data; null if a file exists.
             */
            agent_url: string | null;
            /**
             * Format: uri
             * @description URL of the manifest file; null if an agent provides the data.
             */
            manifest_url: string | null;
            /**
             * @description Kind of the reference: to a file or to an agent.
             * @enum {string}
             */
            reference_type: "url" | "agent";
            /** @description Result of the last attempt to read the manifest there. */
            verification_status: components["schemas"]["EnumsManifestStatus"];
        };
        /**
         * Member reference
         * @description Organization of this registry that keeps the entry or operates the agent.
         */
        RegistryMemberRef: {
            /** @description Name of the organization as it is shown to people. */
            display_name: string;
            /** @description Short name of the organization in URLs; absent if it has none. */
            slug?: string;
        };
        /**
         * Operator agent
         * @description An agent of an operator, with the publishers that trust it.
         */
        RegistryOperatorAgent: {
            /** @description Publishers whose files authorize the agent, in the order of their domains; at most 100. */
            authorized_by: components["schemas"]["RegistryOperatorAuthorization"][];
            /** @description Whether more publishers authorize the agent than the list shows. */
            authorized_by_truncated?: boolean;
            /** @description Name given at enrolment, else the name that the agent gives itself, else its host. */
            name: string;
            /** @description Role of the agent, such as `sales`; `unknown` if nobody declared one. */
            type: components["schemas"]["EnumsAgentType"] | "unknown";
            /**
             * Format: uri
             * @description URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
             */
            url: string;
        };
        /**
         * Operator authorization
         * @description Publisher that authorizes the agent, and the evidence for the authorization.
         */
        RegistryOperatorAuthorization: {
            /** @description Text of the publisher that states what the agent may sell. */
            authorized_for?: string;
            /** @description Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path. */
            publisher_domain: string;
            /** @description Evidence of the authorization: the publisher's file or only the agent's claim. */
            source: components["schemas"]["EnumsPublisherAgentSource"];
        };
        /**
         * Operator lookup
         * @description The agents that the owner of a domain operates. Agents that the caller may not see are left out.
         */
        RegistryOperatorLookup: {
            /** @description Agents that the operator runs and the caller may see, ordered by URL, at most 20. */
            agents: components["schemas"]["RegistryOperatorAgent"][];
            /** @description Whether the operator has more agents than the list shows. */
            agents_truncated?: boolean;
            /** @description Domain of the operator in canonical form: lower-case, without scheme. */
            domain: string;
            /** @description Organization of the registry that keeps an entry for the domain; null without one. */
            member: components["schemas"]["RegistryMemberRef"] | null;
        };
        /**
         * Ownership challenge
         * @description Text that an organization publishes on a domain to prove that it controls it. Either of the two places is enough.
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
                /** @description Full name of the TXT record to publish, below the domain. */
                name: string;
                /**
                 * @description Type of the DNS record, always `TXT`; other types are not read.
                 * @constant
                 */
                type: "TXT";
                /** @description Text of the TXT record: the nonce and nothing else. */
                value: string;
            };
            /** @description Domain to prove, in canonical form: lower-case, without scheme or path. */
            domain: string;
            /**
             * Format: date-time
             * @description End of the 15 minutes within which the nonce can be proved.
             */
            expires_at: string;
            /** @description The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. */
            http: {
                /** @description Line that the file must have: the nonce and nothing else. */
                body: string;
                /**
                 * Format: uri
                 * @description https URL at which the nonce must be served as the whole text file.
                 */
                url: string;
            };
            /** @description Nonce of 256 random bits in base64url. It works once, for this organization and domain only. */
            nonce: string;
        };
        /**
         * Ownership challenges
         * @description Page of the ownership challenges of one organization, the newest first.
         * @example {
         *       "total": 0,
         *       "challenges": []
         *     }
         */
        RegistryOwnershipChallengeList: {
            /** @description Last challenge of the organization for each domain, one entry a domain. */
            challenges: components["schemas"]["RegistryOwnershipChallengeState"][];
            /** @description Number of domains for which the organization requested a challenge. */
            total: number;
        };
        /**
         * Ownership challenge request
         * @description Domain whose control the organization wants to prove.
         * @example {
         *       "domain": "tidewaterceramics.example"
         *     }
         */
        RegistryOwnershipChallengeRequest: {
            /**
             * @description Domain to prove. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example tidewaterceramics.example
             */
            domain: string;
        };
        /**
         * Ownership challenge state
         * @description State of the proof of an organization for one domain.
         * @example {
         *       "domain": "quietkettle.example",
         *       "state": "none",
         *       "proof": null
         *     }
         */
        RegistryOwnershipChallengeState: {
            /** @description Finding of the last failed proof: what was expected, where, and what was found instead. */
            detail?: string;
            /** @description The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own. Shown while the challenge is open. */
            dns?: {
                /** @description Full name of the TXT record to publish, below the domain. */
                name: string;
                /**
                 * @description Type of the DNS record, always `TXT`; other types are not read.
                 * @constant
                 */
                type: "TXT";
                /** @description Text of the TXT record: the nonce and nothing else. */
                value: string;
            };
            /** @description Domain to prove, in canonical form: lower-case, without scheme or path. */
            domain: string;
            /**
             * Format: date-time
             * @description Time at which the nonce expires, 15 minutes after its issue; absent with `none`.
             */
            expires_at?: string;
            /** @description The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. Shown while the challenge is open. */
            http?: {
                /** @description Line that the file must have: the nonce and nothing else. */
                body: string;
                /**
                 * Format: uri
                 * @description https URL at which the nonce must be served as the whole text file.
                 */
                url: string;
            };
            /**
             * Format: date-time
             * @description Time at which the challenge was issued; absent with the state `none`; ISO 8601 with a zone.
             */
            issued_at?: string;
            /** @description Nonce of 256 random bits in base64url. It works once, for this organization and domain only, and is shown while the challenge is open. */
            nonce?: string;
            /** @description Last successful proof of the organization for the domain; null if there was never one. */
            proof: components["schemas"]["RegistryOwnershipProof"] | null;
            /**
             * Format: date-time
             * @description Time at which a proof succeeded or failed; absent before that; ISO 8601 with a zone.
             */
            settled_at?: string;
            state: components["schemas"]["EnumsOwnershipChallengeState"];
        };
        /**
         * Ownership proof
         * @description Last proof of an organization for a domain. Edits can rely on it until `valid_until`; a new entry needs a proof of its own.
         * @example {
         *       "method": "dns",
         *       "proved_at": "2026-01-15T08:32:10.000Z",
         *       "age_seconds": 86400,
         *       "valid_until": "2026-04-15T08:32:10.000Z",
         *       "is_valid": true
         *     }
         */
        RegistryOwnershipProof: {
            /** @description Age of the proof in whole seconds, counted from `proved_at`. */
            age_seconds: number;
            /** @description Whether the proof is recent enough for an edit without a new one. */
            is_valid: boolean;
            method: components["schemas"]["EnumsOwnershipProofMethod"];
            /**
             * Format: date-time
             * @description Time at which the registry found the nonce on the domain, ISO 8601 with a zone.
             */
            proved_at: string;
            /**
             * Format: date-time
             * @description End of the 90 days within which edits need no other proof.
             */
            valid_until: string;
        };
        /**
         * Probed format
         * @description A creative format as the agent describes it, shortened; claims of verification are left out.
         */
        RegistryProbedFormat: {
            /** @description Identifier of the format in the form that the agent uses. */
            format_id?: unknown;
            /** @description Kind of the format, if the agent declares it as a capability, at most 128 characters. */
            format_kind?: string;
            /** @description Name of the format, shortened to at most 500 characters. */
            name?: string;
            /** @description Kind of the format in the agent's words, such as `video`, at most 128 characters. */
            type?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Probed product
         * @description A product of a sales agent in a few words; texts are shortened.
         */
        RegistryProbedProduct: {
            /** @description Amount of the product's first price, in major units of `currency`. */
            base_rate?: number;
            /** @description ISO 4217 code of the currency of `base_rate`. */
            currency?: string;
            /** @description Advertising channels in which the product delivers, at most 50. */
            delivery_channels?: string[];
            /** @description Delivery promise of the product: `guaranteed` or `non_guaranteed`. */
            delivery_type?: string;
            /** @description Description of the product, shortened to at most 2000 characters. */
            description?: string;
            /** @description Identifiers of the creative formats that the product accepts, at most 200. */
            format_options?: string[];
            /** @description Name of the product, shortened to at most 500 characters. */
            name?: string;
            /** @description Pricing model of the first pricing option, such as `cpm`, at most 128 characters. */
            pricing_model?: string;
            /** @description Identifier of the product at the agent, at most 256 characters. */
            product_id: string;
            /** @description Name of the product's first property, or its domain if it has no name. */
            property_name?: string;
            /** @description Type of the first property of the product, such as `website`, at most 128 characters. */
            property_type?: string;
            /** @description Names of the targeting dimensions that the product supports, at most 200. */
            targeting_capabilities?: string[];
        };
        /**
         * Product authorization
         * @description Whether an agent may sell a product, and how much of it.
         */
        RegistryProductAuthorization: {
            /** @description URL of the agent exactly as the request stated it. */
            agent_url: string;
            /** @description URL of the agent in the canonical form by which authorizations are matched. */
            agent_url_canonical?: string;
            /** @description Whether everything that was requested is authorized on both sides; false if nothing was requested or a named publisher could not be evaluated. */
            authorized: boolean;
            /**
             * Format: date-time
             * @description Time at which the decision was made, ISO 8601 in UTC.
             */
            checked_at: string;
            /** @description Authorized share of the requested properties, in percent, rounded down, from 0 to 100. */
            coverage_percentage: number;
            /** @description Operator of the agent, as far as it does not depend on the property. If several brands declare the agent, the one that speaks for most of the properties. */
            operator_side: components["schemas"]["RegistryAuthorizationOperatorSide"];
            /** @description Files that were evaluated, one for each publisher, in the order in which the request names the publishers. */
            publisher_sides: components["schemas"]["RegistryProductPublisherSide"][];
            /** @description Reason for the decision: why it holds, or why most of the properties failed; if none was evaluated, the obstacle. */
            reason: components["schemas"]["EnumsAuthorizationReason"];
            /** @description One item per selector and publisher, in the order of publishers as first named. */
            selectors: components["schemas"]["RegistryProductSelectorCoverage"][];
            /** @description Number of requested properties that the agent may sell. */
            total_authorized: number;
            /** @description Number of requested properties over all selectors; one that several select counts once. Of a publisher without a file, `all` and tags select nothing. */
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
             * @description Time for which the decision is made; absent means now. ISO 8601 with a zone.
             */
            at?: string;
            /** @description Country in which the product is sold, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not apply. */
            country?: string;
            /** @description Delegation type that the caller expects; if given, another one leads to a refusal. */
            delegation_type?: components["schemas"]["EnumsDelegationType"];
            /**
             * @description Source of the decision: files read now, or stored copies.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "index";
            /** @description Selectors of the properties of which the product consists, at most 1000 pairs of selector and publisher. */
            publisher_properties: components["schemas"]["RegistryProductSelector"][];
        };
        /**
         * Product identifiers
         * @description Selectors, expanded to the properties that an agent may sell and to their identifiers.
         */
        RegistryProductIdentifiers: {
            /** @description URL of the agent exactly as the request stated it. */
            agent_url: string;
            /**
             * Format: date-time
             * @description Time at which the expansion was computed, ISO 8601 in UTC.
             */
            generated_at: string;
            /** @description Number of all identifiers of the properties, including those left out. */
            identifier_count: number;
            /** @description Identifiers of these properties, each once per property. The first 10000. */
            identifiers: components["schemas"]["RegistryExpandedIdentifier"][];
            /** @description Properties that the selectors name and the agent may sell, each once, at most 5000. */
            properties: components["schemas"]["RegistryExpandedProperty"][];
            /** @description All properties that were found, also those that are not shown. */
            property_count: number;
            /** @description Whether properties or identifiers were left out because of the limits. */
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
             * @description Source of the decision: files read now, or stored copies.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "index";
            /** @description Selectors of the properties of which the product consists, at most 1000 pairs of selector and publisher. */
            publisher_properties: components["schemas"]["RegistryProductSelector"][];
        };
        /**
         * Product authorization, publisher's side
         * @description File that speaks for one publisher of a product, and its statement about the agent.
         */
        RegistryProductPublisherSide: {
            /** @description Way in which the file was found: directly, by a pointer or by a manager domain; null without a file. */
            discovery_method?: components["schemas"]["EnumsDiscoveryMethod"] | null;
            /** @description Number of entries in the file that name the agent. */
            entry_count: number;
            /** @description SHA-256 of the bytes of the file, in lower-case hexadecimal; null without a usable file. */
            file_sha256: string | null;
            /** @description URL from which the file was read, after redirects and pointers; null without a usable file. */
            file_url: string | null;
            /** @description Age of the copy that was evaluated, and whether it counts as fresh. */
            freshness: components["schemas"]["EnumsFreshnessState"];
            /** @description Domain of the manager whose file speaks for the publisher, if its ads.txt names one. */
            manager_domain?: components["schemas"]["CoreDomainName"] | null;
            /** @description Reason for which none of the publisher's properties can be sold: no valid file, or a revocation. Null if its properties were evaluated one by one. */
            obstacle: components["schemas"]["EnumsAuthorizationReason"] | null;
            /** @description Domain of the publisher whose property this is, in canonical form. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /**
             * Format: date-time
             * @description When the file revoked the publisher, when it did and says so, ISO 8601 with a zone.
             */
            revoked_at?: string | null;
            /**
             * Format: date-time
             * @description Time at which the file was last fetched and found valid; null if that never happened.
             */
            validated_at: string | null;
        };
        /**
         * Product selector
         * @description Selector of properties of one or more publishers. Either `publisher_domain` or `publisher_domains` is required. Without `selection_type`, ids mean `by_id`, tags mean `by_tag`, and neither means `all`.
         */
        RegistryProductSelector: {
            /** @description Identifiers of the selected properties in the publisher's file, for `by_id`, at most 10000. */
            property_ids?: string[];
            /** @description Tags, for `by_tag`; a property with any of them is meant; at most 1000. */
            property_tags?: string[];
            /** @description Types to which the selection is limited, at most 20; absent means every type. */
            property_types?: components["schemas"]["EnumsPropertyType"][];
            /** @description Domain of the publisher; a URL is accepted and reduced to its host. Needed unless `publisher_domains` is given. */
            publisher_domain?: string;
            /** @description Domains of several publishers, for `all` and `by_tag`. Refused with `by_id`, because ids are unique in one file only. */
            publisher_domains?: string[];
            /** @description Way in which the selector names properties: all, by id or by tag. */
            selection_type?: components["schemas"]["EnumsSelectionType"];
            /** @description Tags of the selected properties; another spelling of `property_tags`, at most 1000. */
            tags?: string[];
        };
        /**
         * Product selector coverage
         * @description Coverage of one selector: how many of its properties the agent may sell.
         */
        RegistryProductSelectorCoverage: {
            /** @description Number of properties of the selector that the agent may sell. */
            authorized_count: number;
            /** @description Domain of the publisher whose property this is, in canonical form. */
            publisher_domain: components["schemas"]["CoreDomainName"];
            /** @description Numbers of requested properties by the reason for which they failed; unknown ids fail for the obstacle of their publisher, if there is one. */
            reasons: {
                [key: string]: number;
            };
            /** @description Number of properties that the selector names; for `by_id` the ids, known or not. */
            requested_count: number;
            /** @description Way in which the selector names properties: all, by id or by tag. */
            selection_type: components["schemas"]["EnumsSelectionType"];
            /**
             * @description Evidence from which the coverage was decided.
             * @enum {string}
             */
            source: "adagents_json" | "agent_claim" | "none";
            /** @description Requested items that are not covered, at most 1000; absent if all are. For `all` and `by_id` property ids; for `by_tag` tags without a property or with an uncovered one. */
            unauthorized_items?: string[];
        };
        /**
         * Agent of a property
         * @description Agent that may sell the property, with the publisher whose file says so.
         */
        RegistryPropertyAgent: {
            /** @description URL of the agent in canonical form: https, lower-case host, no query and no trailing slash. */
            agent_url: string;
            /** @description Property of the publisher to which the identifier belongs. */
            property: components["schemas"]["RegistryLookedUpProperty"];
            /** @description Domain of the publisher whose file declares or authorizes it. */
            publisher_domain: components["schemas"]["CoreDomainName"];
        };
        /**
         * Property authorization
         * @description Decision whether an agent may sell a property, from both sides, with everything that led to it.
         */
        RegistryPropertyAuthorization: {
            /** @description URL of the agent exactly as the request stated it. */
            agent_url: string;
            /** @description URL of the agent in the canonical form by which authorizations are matched. */
            agent_url_canonical?: string;
            /** @description Whether every check passed; false if the files contradict each other or one is missing. */
            authorized: boolean;
            /**
             * Format: date-time
             * @description Time at which the decision was made, ISO 8601 in UTC.
             */
            checked_at: string;
            /** @description Results of all checks, always in the same order, exactly 16. */
            checks: components["schemas"]["RegistryAuthorizationCheck"][];
            /** @description Naming scheme of the identifier that the request asked for, such as `domain`. */
            identifier_type: components["schemas"]["EnumsIdentifierTypes"];
            /** @description Value of the identifier exactly as the request stated it. */
            identifier_value: string;
            /** @description Statement of the operator's brand.json about the agent and the property. */
            operator_side: components["schemas"]["RegistryAuthorizationOperatorSide"];
            /** @description Identifier that the publisher gave the property; absent if it gave none or no property is known. */
            property_id?: string;
            /**
             * Format: uuid
             * @description Registry identifier of the property; absent when none is recorded; a UUID.
             */
            property_rid?: string;
            /** @description Domain of the property's publisher; absent if no publisher lists the identifier. */
            publisher_domain?: components["schemas"]["CoreDomainName"];
            /** @description Statement of the publisher's adagents.json about the agent and the property. */
            publisher_side: components["schemas"]["RegistryAuthorizationPublisherSide"];
            /** @description Reason for the decision: why it holds, or which check failed first. */
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
            /** @description Domains to resolve. Duplicates, compared after trimming and in lower case, count once. An element that is not a domain name fails the whole request with 400. */
            domains: string[];
        };
        /**
         * Property bulk response
         * @description Results of a bulk resolution of properties. Only stored data are used.
         */
        RegistryPropertyBulkResponse: {
            /** @description One entry per domain, keyed by the domain as it was sent, trimmed and in lower case; null where nothing is stored. */
            results: {
                [key: string]: components["schemas"]["RegistryPropertyResolution"] | null;
            };
        };
        /**
         * Property contact
         * @description Contact for questions about advertising on the properties of a publisher.
         * @example {
         *       "name": "Ad Operations",
         *       "email": "ads@news.example"
         *     }
         */
        RegistryPropertyContact: {
            /**
             * Format: email
             * @description Email address for questions about advertising, at most 254 characters.
             */
            email?: string;
            /** @description Name of the person, team or company to contact, at most 255 characters. */
            name?: string;
        };
        /**
         * Property listing
         * @description A page of properties, ordered by publisher domain and name.
         */
        RegistryPropertyListing: {
            /** @description Properties of this page, ordered by publisher domain and name. */
            properties: components["schemas"]["RegistryPropertyListingItem"][];
            /** @description Counts over all properties that match `search`, not only over this page. */
            stats: components["schemas"]["RegistryPropertyListingStats"];
        };
        /**
         * Property listing item
         * @description A property in the registry listing, with counts of its publisher.
         */
        RegistryPropertyListingItem: {
            /** @description Number of agents that the file of the publisher authorizes. */
            agent_count: number;
            /** @description Domain of the publisher that owns the property, in canonical form. */
            domain: string;
            /** @description Identifiers under which the property is known, each with its naming scheme. */
            identifiers: {
                /** @description Naming scheme in which the identifier is written, such as `domain`. */
                type: string;
                /** @description Value of the identifier inside its naming scheme, for example `novapress.example`. */
                value: string;
            }[];
            /** @description Name of the item as it is shown to people. */
            name?: string;
            /** @description Number of properties that the registry knows for the publisher. */
            property_count: number;
            /** @description Identifier that the publisher gave the property in its own file. */
            property_id?: string;
            /**
             * Format: uuid
             * @description Permanent registry identifier of the property; absent for a community entry that names no property.
             */
            property_rid?: string;
            /** @description Type of the property, such as `website`, as it was written. */
            property_type?: string;
            /** @description Source of the record: the publisher's file, a member or enrichment. */
            source: components["schemas"]["EnumsPropertySource"];
            /** @description Whether the publisher's own file lists the property. */
            verified: boolean;
        };
        /**
         * Property listing statistics
         * @description Counts over all properties that match `search`; `source` and the page do not matter.
         */
        RegistryPropertyListingStats: {
            /** @description Number of matching properties that their publisher declares in its adagents.json. */
            adagents_json: number;
            /** @description Number of matching properties that members wrote. */
            community: number;
            /** @description Number of matching properties that come from automated enrichment. */
            enriched: number;
            /** @description Number of matching properties whose document this registry hosts. */
            hosted?: number;
            /** @description Number of properties that match `search`, whatever their source. */
            total: number;
        };
        /**
         * Property resolution
         * @description Inventory of a publisher domain as the registry knows it.
         */
        RegistryPropertyResolution: {
            /** @description Agents that the adagents.json of the publisher authorizes, each URL once. Always empty for a community entry: only the publisher itself can authorize sales. */
            authorized_agents: components["schemas"]["RegistryResolvedAgent"][];
            /** @description Contact for questions about advertising on the properties; absent when none is given. */
            contact?: components["schemas"]["RegistryPropertyContact"];
            /** @description Age of the copy of the adagents.json on which the response rests. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Reason for which the file does not count, or only its last good copy does. */
            last_failure?: components["schemas"]["RegistryLastFailure"];
            /** @description Properties of the publisher that the source declares; absent if it declares none. */
            properties: components["schemas"]["RegistryResolvedProperty"][];
            /** @description Properties that the publisher has; `properties` names the first 1000. */
            properties_total?: number;
            /** @description Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path. */
            publisher_domain: string;
            /** @description Source of the response: the publisher's file, a document hosted here, or only claims of agents. */
            source: components["schemas"]["EnumsPropertyResolutionSource"];
            /** @description Whether the response rests on the publisher's own file. */
            verified: boolean;
        };
        /**
         * Property save item
         * @description Property as a member writes it. Further keys are stored. Content that readers of an adagents.json would refuse is refused with 400, because the entry is hosted as such a document.
         */
        RegistryPropertySaveItem: {
            /** @description Names under which the property is known. Host names must lie within the domain of the publisher. Without any, the property is known by the domain of the publisher. */
            identifiers?: {
                /** @description Naming scheme of the value, such as `domain`; an unknown scheme is refused with status 400. */
                type: components["schemas"]["EnumsIdentifierTypes"];
                /** @description Value of the identifier inside its naming scheme, for example `novapress.example`; at most 512 characters. */
                value: string;
            }[];
            /** @description Name of the property, not empty after blanks are removed; otherwise refused with 400. */
            name: string;
            /** @description Identifier of the property within the publisher, unique in the list. Without one the registry assigns one, derived from the name, and keeps it over later edits. */
            property_id?: string;
            /** @description The same as `type`, for clients that send both; `type` counts; at most 500 characters. */
            property_type?: string;
            /** @description Labels of the property, in lower-case letters, digits and underscores, at most 100. */
            tags?: string[];
            /** @description Type of the property, such as `website`; an unknown type is refused with status 400. */
            type: components["schemas"]["EnumsPropertyType"];
        };
        /**
         * Property save request
         * @description Properties of a publisher as a member writes them. Unknown keys are ignored.
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
            /** @description Contact for questions about advertising on the properties; absent when none is given. */
            contact?: components["schemas"]["RegistryPropertyContact"];
            /** @description Properties; an edit replaces the whole list. Empty when absent. At most 10000 entries. */
            properties?: components["schemas"]["RegistryPropertySaveItem"][];
            /**
             * @description Domain of the publisher. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
             * @example acme.example
             */
            publisher_domain: string;
        };
        /**
         * Property save response
         * @description Outcome of saving a property entry: created, or edited with a new revision.
         */
        RegistryPropertySaveResponse: {
            /** @description Identifier of the entry; stays the same over all edits. */
            id: string;
            /** @description Sentence for people that states what was created or changed. */
            message: string;
            /** @description Number of the new revision; present only if an existing entry was edited. Creation is revision 1, so the first edit returns 2. */
            revision_number?: number;
            /**
             * @description Always true; a refused request has an error status and the common error body.
             * @constant
             */
            success: true;
        };
        /**
         * Publisher agent
         * @description An agent in the look-up of a publisher. The counts are there for the first 50 agents of the file, while it names properties.
         */
        RegistryPublisherAgent: {
            /** @description Text of the publisher that states what the agent may sell. */
            authorized_for?: string;
            /** @description Number of properties of the publisher that at least one entry of the agent covers. */
            properties_authorized?: number;
            /** @description Number of all properties of the publisher, with which `properties_authorized` compares. */
            properties_total?: number;
            /** @description Whether an entry covers all properties of the publisher, including later ones. */
            publisher_wide?: boolean;
            /** @description Evidence of the authorization: the publisher's file, a hosted file or the agent's claim. */
            source: components["schemas"]["EnumsPublisherAgentSource"];
            /**
             * Format: uri
             * @description URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
             */
            url: string;
        };
        /**
         * Publisher files
         * @description State of the two files in which a domain describes itself.
         */
        RegistryPublisherFiles: {
            /** @description State of the adagents.json of the domain and the address where it is expected. */
            adagents_json: {
                /**
                 * Format: uri
                 * @description Well-known URL on the domain where the file is expected.
                 */
                expected_url: string;
                /** @description Reason for which the file does not count, or only its last good copy does. */
                last_failure?: components["schemas"]["RegistryLastFailure"];
                /**
                 * Format: uri
                 * @description URL at which this registry serves a document for the domain; absent without one.
                 */
                registry_url?: string;
                /** @description Result of the last attempt to read the adagents.json. */
                status: components["schemas"]["EnumsPublisherFileStatus"];
            };
            /** @description State of the brand.json of the domain. */
            brand_json: {
                /** @description Name of the brand; absent if none is known. */
                name?: string;
                /** @description Result of the last attempt to read the brand.json. */
                status: components["schemas"]["EnumsBrandFileStatus"];
            };
        };
        /**
         * Publisher hosting
         * @description Location of the publisher's adagents.json, and the result of the last fetch.
         */
        RegistryPublisherHosting: {
            /**
             * Format: uri
             * @description Well-known URL on the domain where the file is expected.
             */
            expected_url: string;
            /**
             * Format: uri
             * @description URL at which this registry serves a file for the domain, from a member entry.
             */
            hosted_url?: string;
            /** @description Size in bytes of the file when it was last found valid. */
            last_bytes?: number;
            /** @description HTTP status of the last look; absent when no answer came; from 100 to 599. */
            last_http_status?: number;
            /**
             * Format: date-time
             * @description Time at which the file was last found valid; absent if it never was, or no longer exists.
             */
            last_validated?: string;
            /** @description Server of the file: the domain itself, another host, this registry or nobody. */
            mode: components["schemas"]["EnumsHostingMode"];
            /**
             * Format: uri
             * @description URL that served the file in the end, after redirects and a pointer.
             */
            resolved_url?: string;
        };
        /**
         * Publisher listing
         * @description A page of publishers in the order of their domains.
         */
        RegistryPublisherListing: {
            /** @description Number of all publishers that match, not only of this page. */
            count: number;
            /** @description Publishers of this page, ordered by domain. */
            publishers: components["schemas"]["RegistryPublisherListingItem"][];
        };
        /**
         * Publisher listing item
         * @description Publisher as the list of all publishers shows it.
         */
        RegistryPublisherListingItem: {
            /** @description Number of agents that the file of the publisher authorizes. */
            agent_count: number;
            /** @description Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path. */
            domain: string;
            /** @description Whether the publisher serves a valid adagents.json, or did within the last week and cannot be reached. */
            has_valid_adagents: boolean;
            /**
             * Format: date-time
             * @description Time at which the file was last found valid; absent if it never was, or no longer exists.
             */
            last_validated?: string;
            /** @description Organization that keeps an entry for the publisher, if any. */
            member?: components["schemas"]["RegistryMemberRef"];
            /** @description Number of properties that the registry knows for the publisher. */
            property_count: number;
        };
        /**
         * Publisher lookup
         * @description Inventory of a publisher and the agents that may sell it. An unknown domain has the same shape with empty lists.
         */
        RegistryPublisherLookup: {
            /** @description Whether the adagents.json behind the response is valid; null if it was never fetched. */
            adagents_valid: boolean | null;
            /** @description Agents that the adagents.json authorizes, in its order, each once. At most 1000, and 48 KB. */
            authorized_agents: components["schemas"]["RegistryPublisherAgent"][];
            /** @description Whether nothing was known about the domain and this look-up has started a crawl. */
            auto_crawl_triggered?: boolean;
            /** @description Brand that the domain stands for; absent if none is known. */
            brand?: components["schemas"]["RegistryBrandCard"];
            /** @description Way in which the adagents.json was found; null if none was. */
            discovery_method: components["schemas"]["EnumsDiscoveryMethod"] | null;
            /** @description Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path. */
            domain: string;
            /** @description State of both files in which a domain describes itself. */
            files: components["schemas"]["RegistryPublisherFiles"];
            /** @description Age of the copy of the adagents.json on which the response rests. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Location of the publisher's file and the result of the last fetch. */
            hosting: components["schemas"]["RegistryPublisherHosting"];
            /** @description Domain that serves the file on behalf of the publisher, if it was found through ads.txt. */
            manager_domain?: string;
            /** @description Organization of the registry that keeps an entry for the domain; null without one. */
            member: components["schemas"]["RegistryMemberRef"] | null;
            /** @description Places on the publisher's properties where ads appear, as the file describes them. Present with `include=placements`; at most 500, and 64 KB. */
            placements?: {
                [key: string]: unknown;
            }[];
            /** @description Inventory from the best source that has any: the adagents.json, then the brand.json, then a member entry. At most 1000, and 112 KB. */
            properties: components["schemas"]["RegistryPublisherProperty"][];
            /** @description Number of properties that the source has; more than are shown for a large publisher. */
            properties_total?: number;
            /** @description Present if only the first agents of the list have counts. */
            rollup_truncated?: {
                /** @description Number of agents for which counts are given. */
                cap: number;
                /** @description Number of all agents that the file authorizes. */
                total_agents: number;
            };
        };
        /**
         * Publisher property
         * @description Property as the look-up of a publisher shows it, with its source.
         */
        RegistryPublisherProperty: {
            /** @description Relationship that the brand.json names for a property that it does not own. */
            delegation_type?: components["schemas"]["EnumsDelegationType"];
            /** @description Identifier that the publisher gave the property in its own file. */
            id?: string;
            /** @description Identifiers under which the property is known, each with its naming scheme. */
            identifiers?: {
                /** @description Naming scheme in which the identifier is written, such as `domain`. */
                type: string;
                /** @description Value of the identifier inside its naming scheme, for example `novapress.example`. */
                value: string;
            }[];
            /** @description Name of the item as it is shown to people. */
            name?: string;
            /** @description Source from which it is known that the publisher has the property. */
            source?: components["schemas"]["EnumsPublisherPropertySource"];
            /** @description Labels that the publisher gave the property, used to select it by tag. */
            tags?: string[];
            /** @description Type of the property; a member entry may use other words than the property types. */
            type?: string;
        };
        /**
         * Publisher validation
         * @description Numbers about the adagents.json of a domain. All counts are 0 for an invalid file.
         */
        RegistryPublisherValidation: {
            /** @description Agents that the file authorizes for the publisher, each once. */
            agent_count: number;
            /** @description Way in which the file was found: directly, by a pointer or by a manager domain. */
            discovery_method: components["schemas"]["EnumsDiscoveryMethod"];
            /** @description Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path. */
            domain: string;
            /** @description Findings that make the file unusable, in the order of the document. */
            errors?: components["schemas"]["RegistryValidationError"][];
            /** @description Domain that serves the file on behalf of the publisher, if it was found through ads.txt. */
            manager_domain?: string;
            /** @description Number of properties that the file declares, 0 for an invalid file. */
            property_count: number;
            /** @description Properties by their type; types without any are left out. */
            property_type_counts: {
                [key: string]: number;
            };
            /** @description Number of distinct tags of these properties, 0 for an invalid file. */
            tag_count: number;
            /**
             * Format: uri
             * @description Well-known URL from which the registry tried to read the file.
             */
            url?: string;
            /** @description Whether the file has no errors; warnings do not matter. */
            valid: boolean;
            /** @description Findings that leave the file usable, each with its field and a suggestion. */
            warnings?: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Registry statistics
         * @description Number of entries of each kind that the registry holds now.
         */
        RegistryRegistryStats: {
            /** @description Number of authorizations of agents in the files of all publishers. */
            authorizations: number;
            /** @description Number of authorizations by the evidence on which they rest. */
            authorizations_by_source: {
                /** @description Number of authorizations that stand in a publisher's adagents.json. */
                adagents_json: number;
                /** @description Number of authorizations that only the agent itself claims. */
                agent_claim: number;
            };
            /** @description Number of brands that the listing shows. */
            brands?: number;
            /** @description Agents that the file of at least one publisher authorizes. */
            discovered_agents: number;
            /** @description Number of properties of all publishers together. */
            discovered_properties: number;
            /** @description Number of publishers with a valid adagents.json. */
            discovered_publishers: number;
            /** @description Properties by their type; types without any are left out. */
            properties_by_type: {
                [key: string]: number;
            };
            /** @description Number of publishers that the listing shows. */
            publishers?: number;
            /** @description Number of enrolled agents that the caller may see. */
            registered_agents: number;
            /** @description Number of publishers for which a member keeps an entry. */
            registered_publishers: number;
        };
        /**
         * Resolved agent
         * @description Agent that the publisher's file authorizes, with the text of the entry.
         */
        RegistryResolvedAgent: {
            /** @description Text of the publisher that states what the agent may sell. */
            authorized_for?: string;
            /** @description URL of the agent in the spelling of the publisher's file. */
            url: string;
        };
        /**
         * Resolved property
         * @description Property as a property resolution returns it, with its identifiers.
         */
        RegistryResolvedProperty: {
            /** @description Identifier that the publisher gave the property in its own file. */
            id?: string;
            /** @description Identifiers under which the property is known, each with its naming scheme. */
            identifiers?: {
                /** @description Naming scheme in which the identifier is written, such as `domain`. */
                type: string;
                /** @description Value of the identifier inside its naming scheme, for example `novapress.example`. */
                value: string;
            }[];
            /** @description Name of the item as it is shown to people. */
            name?: string;
            /** @description Labels that the publisher gave the property, used to select it by tag. */
            tags?: string[];
            /** @description Type of the property; one of the property types for authoritative data, possibly another word for a community entry. */
            type?: string;
        };
        /**
         * Revision entry
         * @description One edit in the history of a brand or property entry. A revision records the state after the edit.
         */
        RegistryRevisionEntry: {
            /**
             * Format: date-time
             * @description Time at which the revision was made, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description Summary of the change in one line; empty when the editor gave none. */
            edit_summary: string;
            /** @description Name of the editor; `system` marks automated enrichment. */
            editor_name: string;
            /** @description Whether the edit restored an earlier revision, which `rolled_back_to` names. */
            is_rollback: boolean;
            /** @description Number of the revision, counted up from 1 for the creation of the entry. */
            revision_number: number;
            /** @description Number of the revision that was restored; present only if `is_rollback` is true. */
            rolled_back_to?: number;
            /** @description Source of the state after the edit, such as `community`. */
            source: components["schemas"]["EnumsRevisionSource"];
        };
        /**
         * Published file
         * @description Address, hash and size of one published file, so that a mirror can verify its copy.
         */
        RegistrySchemaFile: {
            /** @description Length of the file without content coding, in bytes. */
            bytes: number;
            /** @description SHA-256 hash of the file's bytes without content coding, as 64 lower-case hexadecimal digits. */
            sha256: string;
            /**
             * Format: uri
             * @description Absolute address of the file, which is also its `$id`.
             */
            url: string;
        };
        /**
         * Schema index
         * @description Everything that one folder of the published contract contains: the tasks with their bundles, and every schema with its hash and its users.
         */
        RegistrySchemaIndex: {
            /** @description Name of the protocol under which the contract was generated, in lower case. */
            protocol: string;
            /**
             * @description Number of the release; in the moving set, the number that the next release will have.
             * @example 3.1.0
             */
            release: string;
            /** @description Every schema of the folder, sorted by path in the order of code units. */
            schemas: {
                /** @description Length of the file without content coding, in bytes. */
                bytes: number;
                /** @description Description of the schema, as in its file; empty if the schema has no description. */
                description: string;
                /** @description Identifiers of the HTTP operations whose parameters or bodies contain the schema, directly or through others. */
                operations: string[];
                /**
                 * @description Path of the schema below the folder, without the extension `.json`.
                 * @example core/account-ref
                 */
                path: string;
                /** @description SHA-256 hash of the file's bytes without content coding, as 64 lower-case hexadecimal digits. */
                sha256: string;
                /**
                 * @description Whether the schema may still change within this major version of the protocol.
                 * @enum {string}
                 */
                status: "stable" | "experimental" | "deprecated";
                /** @description Names of the tasks whose request, response or unfinished state contains the schema, directly or through others. */
                tasks: string[];
                /** @description Title of the schema, or its path if it has no title. */
                title: string;
                /**
                 * Format: uri
                 * @description Absolute address of the file, which is also its `$id`.
                 */
                url: string;
            }[];
            /** @description Tasks of the protocol, each with the paths of its schemas and with its bundles. */
            tasks: {
                /** @description Files that contain the schema of one message with everything it refers to. */
                bundles: {
                    /** @description Bundle of the request, which needs no other file of the contract. */
                    request: components["schemas"]["RegistrySchemaFile"];
                    /** @description Bundle of the response, which needs no other file of the contract. */
                    response: components["schemas"]["RegistrySchemaFile"];
                };
                /** @description Purpose of the task in one or two sentences, for people and models. */
                description: string;
                /**
                 * @description Name of the task, which callers pass to the agent as it is.
                 * @example get_products
                 */
                name: string;
                /** @description Path of the schema of the request below the folder, without extension. */
                request: string;
                /** @description Path of the schema of the response below the folder, without extension. */
                response: string;
                /** @description Short name of the task for people, in sentence case. */
                title: string;
            }[];
            /** @description Keywords outside JSON Schema 2020-12 that the schemas contain. All are annotations that validators may ignore. */
            vocabulary: {
                /** @description Meaning of the keyword and of its value, for people. */
                description: string;
                /**
                 * @description Name of the keyword, which always begins with `x-`.
                 * @example x-enum-descriptions
                 */
                keyword: string;
            }[];
        };
        /**
         * Schema releases
         * @description Frozen releases of the contract. The files of a release never change, so that a program may pin one and cache its files for good.
         */
        RegistrySchemaReleases: {
            /** @description Releases in the order of their numbers, the oldest one first; a candidate comes before its release. */
            releases: {
                /**
                 * Format: uri
                 * @description Absolute address of the index of the release, which lists its files.
                 */
                index: string;
                /**
                 * @description Number of the release: major, minor and patch, with `-rc.` and a count for a candidate.
                 * @example 3.1.0
                 */
                release: string;
            }[];
        };
        /**
         * Found publisher
         * @description Publisher whose domain or name matches the search.
         */
        RegistrySearchPublisher: {
            /** @description Number of agents that the file of the publisher authorizes. */
            agent_count?: number;
            /** @description Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path. */
            domain: string;
            /** @description Party behind the publisher, as far as it is known: the organization that keeps its entry, otherwise the contact in its file, otherwise the domain. */
            member: components["schemas"]["RegistryMemberRef"];
            /** @description Number of properties that the registry knows for the publisher. */
            property_count?: number;
        };
        /**
         * Search response
         * @description Best matches of each kind, at most five: exact matches first, then those that begin with the query, then those that contain it.
         */
        RegistrySearchResponse: {
            /** @description Brands whose domain or name matches, at most 5, the best match first. */
            brands: components["schemas"]["RegistryBrandListingItem"][];
            /** @description Properties found by name, identifier or the domain of their publisher, at most 5. */
            properties: components["schemas"]["RegistryPropertyListingItem"][];
            /** @description Publishers whose domain or name matches, at most 5, the best match first. */
            publishers: components["schemas"]["RegistrySearchPublisher"][];
        };
        /**
         * Validation error
         * @description Finding that makes a document unusable, with the field and the fault.
         * @example {
         *       "field": "authorized_agents[0].url",
         *       "message": "The agent URL must use https.",
         *       "severity": "error"
         *     }
         */
        RegistryValidationError: {
            /** @description Path of the offending field (`authorized_agents[0].url`), or the step that failed: `http_status`, `json`, `timeout`, `connection`, `network`, `authoritative_location`, `managerdomain_scope`, `root`. */
            field: string;
            /** @description Statement of the fault in one sentence, naming the violated rule. */
            message: string;
            /**
             * @description Always `error`; findings that leave a document usable are warnings.
             * @constant
             */
            severity: "error";
        };
        /**
         * Validation result
         * @description Findings of a fetch and check of a domain's adagents.json. Describes an invalid or missing file as well as a valid one.
         */
        RegistryValidationResult: {
            /** @description Way in which the file was found: directly, by a pointer or by a manager domain. */
            discovery_method: components["schemas"]["EnumsDiscoveryMethod"];
            /** @description Domain that was checked, in canonical form; `proposed` for a generated document. */
            domain: string;
            /** @description Findings that make the file unusable, in the order of the document. */
            errors: components["schemas"]["RegistryValidationError"][];
            /** @description Age of the copy that was validated, and whether it counts as fresh. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /** @description Failure of the last recorded fetch of the file; the findings beside it are those of this moment. */
            last_failure?: components["schemas"]["RegistryLastFailure"];
            /** @description Domain that serves the file on behalf of the publisher, if it was found through ads.txt. */
            manager_domain?: string;
            /** @description Document as parsed, after a pointer was followed; absent if it could not be parsed. Can be large. */
            raw_data?: unknown;
            /** @description URL that served the document in the end, after redirects and a pointer. */
            resolved_url?: string;
            /** @description Size in bytes of the document that was evaluated, after a pointer was followed. */
            response_bytes?: number;
            /** @description HTTP status of the first fetch; absent when no answer came; from 100 to 599. */
            status_code?: number;
            /** @description Well-known address that was tried; `proposed` for a generated document. */
            url: string;
            /** @description Whether the file has no errors; warnings do not matter. */
            valid: boolean;
            /** @description Findings that leave the file usable, each with its field and a suggestion. */
            warnings: components["schemas"]["RegistryValidationWarning"][];
        };
        /**
         * Validation warning
         * @description Finding that leaves a document usable, with a suggestion.
         * @example {
         *       "field": "last_updated",
         *       "message": "The file does not say when it was last changed.",
         *       "suggestion": "Add last_updated as an ISO 8601 time in UTC."
         *     }
         */
        RegistryValidationWarning: {
            /** @description Path of the affected field in the document, for example `properties[0].name`. */
            field: string;
            /** @description Statement of what should be improved, in one sentence. */
            message: string;
            /** @description Way to correct the field, in one sentence; absent if none is known. */
            suggestion?: string;
        };
    };
    responses: {
        /** @description The body is invalid (`invalid_request`), or the value is not a domain (`invalid_domain`). */
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
        /** @description The agent is public (`agent_is_public`); make it private or visible to members first. */
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
        /** @description The agent did not respond in time (`agent_timeout`); repeat the request later. */
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
        /** @description The domain already has an entry (`entry_exists`); save a revision instead. */
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
        /** @description Something failed inside the service (`internal_error`); repeat the request later. */
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
        /** @description A parameter or the body is invalid (`invalid_request`), or the value is not a domain (`invalid_domain`). */
        InvalidDomain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoreErrorResponse"];
            };
        };
        /** @description A parameter or the body is invalid (`invalid_request`); `issues` names each place. */
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
        /** @description The contract has no such file or release (`not_found`); `did_you_mean` lists the addresses of similar ones. */
        NoSuchSchema: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "message": "There is no file core/acount-ref.json in https://registry.example/schemas/v3/; https://registry.example/schemas/v3/index.json lists the files.",
                 *       "did_you_mean": [
                 *         "https://registry.example/schemas/v3/core/account-ref.json"
                 *       ]
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
        /** @description Nothing is known under this name (`not_found`); check its spelling. */
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
        /** @description The organization has nothing of this name (`not_found`); entries of others have the same response. */
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
        /** @description The body is larger than 10 MB (`payload_too_large`); send less in one request. */
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
        /** @description The limit of the operation is reached (`rate_limited`); wait as `Retry-After` says. */
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
        /** @description The body is not sent as application/json (`unsupported_media_type`); set `Content-Type`. */
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
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        Organization: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Permission for pages of every origin to read the response.
         * @example *
         */
        AnyOrigin: "*";
        /**
         * @description Directive that the response may be cached for five minutes.
         * @example public, max-age=300
         */
        CacheFiveMinutes: "public, max-age=300";
        /**
         * @description Directive that the response never changes and may be cached for a year.
         * @example public, max-age=31536000, immutable
         */
        CacheForever: "public, max-age=31536000, immutable";
        /**
         * @description Directive that the response may be cached for one hour.
         * @example public, max-age=3600
         */
        CacheOneHour: "public, max-age=3600";
        /**
         * @description Entity tag of the response; send it as `If-None-Match` to learn of a change.
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
         * @description Directive that the response must not be stored by any cache.
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
         * @description Seconds until the window of that rule ends and requests are accepted again.
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
         * @description Request headers that select the form of the response, so that caches keep the forms apart.
         * @example Accept, Accept-Encoding
         */
        VaryByAccept: "Accept, Accept-Encoding";
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
export type RegistrySchemaFile = components['schemas']['RegistrySchemaFile'];
export type RegistrySchemaIndex = components['schemas']['RegistrySchemaIndex'];
export type RegistrySchemaReleases = components['schemas']['RegistrySchemaReleases'];
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
export type ResponseNoSuchSchema = components['responses']['NoSuchSchema'];
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
export type HeaderCacheForever = components['headers']['CacheForever'];
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
export type HeaderVaryByAccept = components['headers']['VaryByAccept'];
export type HeaderWwwAuthenticate = components['headers']['WWWAuthenticate'];
export type $defs = Record<string, never>;
export interface operations {
    getServiceIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Index of the API, or the front page. */
            200: {
                headers: {
                    Vary: components["headers"]["VaryByAccept"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Registry",
                     *       "version": "0.1.0",
                     *       "documentation": "https://registry.example/docs",
                     *       "openapi": "https://registry.example/openapi/registry.yaml",
                     *       "endpoints": {
                     *         "getServiceIndex": "GET /",
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
                     *         "resumeMyWebhook": "POST /api/me/webhooks/{webhook_id}/resume",
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
                     *         "redeliverMyWebhook": "POST /api/me/webhooks/{webhook_id}/redeliver",
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
                     *         "getMyWebhook": "GET /api/me/webhooks/{webhook_id}",
                     *         "updateMyOrganization": "PATCH /api/me/organization",
                     *         "listMyMembers": "GET /api/me/members",
                     *         "listMyWebhookAttempts": "GET /api/me/webhooks/{webhook_id}/attempts",
                     *         "listMyWebhooks": "GET /api/me/webhooks",
                     *         "removeMyMember": "DELETE /api/me/members/{user_id}",
                     *         "removeMyWebhook": "DELETE /api/me/webhooks/{webhook_id}",
                     *         "changeMyMember": "PATCH /api/me/members/{user_id}",
                     *         "changeMyWebhook": "PATCH /api/me/webhooks/{webhook_id}",
                     *         "listMyInvitations": "GET /api/me/invitations",
                     *         "createMyInvitation": "POST /api/me/invitations",
                     *         "createMyWebhook": "POST /api/me/webhooks",
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
                     *         "getWellKnownOpenApi": "GET /.well-known/openapi.yaml",
                     *         "getSchemaIndex": "GET /schemas/v3/index.json",
                     *         "listSchemaReleases": "GET /schemas/v3/releases/index.json",
                     *         "getReleasedFile": "GET /schemas/v3/releases/{release}/{path}",
                     *         "getTaskBundle": "GET /schemas/v3/bundles/{file}",
                     *         "getSchema": "GET /schemas/v3/{path}"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryApiIndex"];
                    /** @example <!doctype html><html lang="en"><title>Registry</title></html> */
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getWellKnownOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 document of this API, as YAML. */
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
            /** @description Document is the one whose entity tag `If-None-Match` names. */
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
            /** @description Name, version and operations of this API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Registry",
                     *       "version": "0.1.0",
                     *       "documentation": "https://registry.example/docs",
                     *       "openapi": "https://registry.example/openapi/registry.yaml",
                     *       "endpoints": {
                     *         "getServiceIndex": "GET /",
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
                     *         "resumeMyWebhook": "POST /api/me/webhooks/{webhook_id}/resume",
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
                     *         "redeliverMyWebhook": "POST /api/me/webhooks/{webhook_id}/redeliver",
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
                     *         "getMyWebhook": "GET /api/me/webhooks/{webhook_id}",
                     *         "updateMyOrganization": "PATCH /api/me/organization",
                     *         "listMyMembers": "GET /api/me/members",
                     *         "listMyWebhookAttempts": "GET /api/me/webhooks/{webhook_id}/attempts",
                     *         "listMyWebhooks": "GET /api/me/webhooks",
                     *         "removeMyMember": "DELETE /api/me/members/{user_id}",
                     *         "removeMyWebhook": "DELETE /api/me/webhooks/{webhook_id}",
                     *         "changeMyMember": "PATCH /api/me/members/{user_id}",
                     *         "changeMyWebhook": "PATCH /api/me/webhooks/{webhook_id}",
                     *         "listMyInvitations": "GET /api/me/invitations",
                     *         "createMyInvitation": "POST /api/me/invitations",
                     *         "createMyWebhook": "POST /api/me/webhooks",
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
                     *         "getWellKnownOpenApi": "GET /.well-known/openapi.yaml",
                     *         "getSchemaIndex": "GET /schemas/v3/index.json",
                     *         "listSchemaReleases": "GET /schemas/v3/releases/index.json",
                     *         "getReleasedFile": "GET /schemas/v3/releases/{release}/{path}",
                     *         "getTaskBundle": "GET /schemas/v3/bundles/{file}",
                     *         "getSchema": "GET /schemas/v3/{path}"
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
            /** @description Generated document with the findings of the validator. */
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
                     *         "adagents_json": "{\n  \"$schema\": \"https://registry.example/schemas/v3/adagents.json\",\n  \"authorized_agents\": [\n    {\n      \"url\": \"https://sales.brightlane.example\",\n      \"authorized_for\": \"All pages\",\n      \"authorization_type\": \"property_ids\",\n      \"property_ids\": [\n        \"twostroke_site\"\n      ]\n    }\n  ],\n  \"properties\": [\n    {\n      \"property_id\": \"twostroke_site\",\n      \"property_type\": \"website\",\n      \"name\": \"Two Stroke\",\n      \"identifiers\": [\n        {\n          \"type\": \"domain\",\n          \"value\": \"twostroke.example\"\n        }\n      ]\n    }\n  ],\n  \"last_updated\": \"2026-01-15T08:30:00.000Z\"\n}",
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
            /** @description Findings about the file of the domain, also if it is invalid or missing. */
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
            /** @description Brand document of the domain, with the place where it was found. */
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
            /** @description Neither the domain nor the registry has a document for it (`not_found`). */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Submission as it was stored; it is hidden until its review. */
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
            /** @description Identity data of the brand, and whether they were stored already. */
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
                 * @description Largest number of revisions on one page, at most 100.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Number of revisions to skip, counted from the newest.
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
            /** @description Page of revisions, the newest first. */
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
                 * @description Largest number of entries on one page.
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
            /** @description Page of brands with counts over all matches. */
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
            /** @description Identity of the brand, with its house and the source of the data. */
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
            /** @description Neither a file nor a stored entry names a brand for the domain (`not_found`). */
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
            /** @description Record or null for each requested domain. */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Entry that was created, or edited with a new revision number. */
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
                 * @description Kind of manifest to find; absent finds either.
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
            /** @description Location of the manifest, or `found` false if none is known. */
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
            /** @description Principal behind the credential, with its organizations and permissions. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Agents that the organization enrolled, whatever their visibility. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Agent that was enrolled before and is changed now. */
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
            /** @description Agent that is enrolled now. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description URL of the agent in any spelling, percent-encoded as one path segment.
                 * @example https://sales.tidewaterceramics.example/mcp
                 */
                agent_url: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agent that is no longer enrolled. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description URL of the agent in any spelling, percent-encoded as one path segment.
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
            /** @description Agent with its new settings. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description API keys of the organization, without their secrets. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description API key with its secret, which is shown in this response only. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the key, from the list of keys.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API key that is revoked and no longer accepted. */
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
                 * @description Largest number of log entries on one page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Page of the audit log, the newest entries first. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description OAuth clients of the organization, without their secrets. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description OAuth client with its secret, which is shown in this response only. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the client, from the list of clients.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client that was deleted; its tokens are no longer accepted. */
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
                 * @description Value of `next_cursor` from the page before; another returns status 400.
                 * @example tidewaterceramics.example:brand:
                 */
                cursor?: string;
                /**
                 * @description Largest number of entries on one page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Page of the community entries of the organization. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Invitations that can still be accepted, without their links. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Invitation with its link, which is shown in this response only. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation, from the list of invitations.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
                 */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation that can no longer be accepted. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Members of the organization with their roles. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the person, from the list of members.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Membership that has ended; the person no longer acts for the organization. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the person, from the list of members.
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
            /** @description Member with the new role. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Organization as its members see it. */
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
                 * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
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
            /** @description Organization with its new name. */
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
                 * @description Largest number of challenges on one page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Number of challenges to skip, counted from the newest.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Page of challenges, the newest first. */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Challenge with the nonce to publish and the places for it. */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
                 */
                org?: components["parameters"]["Organization"];
            };
            header?: never;
            path: {
                /**
                 * @description Domain to prove, in any spelling; it is reduced to its canonical form.
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
                 * @description Largest number of revisions on one page, at most 100.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Number of revisions to skip, counted from the newest.
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
            /** @description Page of revisions, the newest first. */
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
                 * @description Largest number of properties on one page.
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
            /** @description Page of properties with counts over all matches. */
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
            /** @description Properties, agents and contact of the publisher, with their source. */
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
            /** @description Record or null for each requested domain. */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Entry that was created, or edited with a new revision number. */
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
            /** @description Findings about the file of the domain, also if it is invalid or missing. */
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
                 * @description URL of the agent, beginning with `https://` or `http://`.
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
            /** @description Creative formats that the agent returned in this probe. */
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
                 * @description URL of the agent, beginning with `https://` or `http://`.
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
            /** @description Products that the agent returned without a credential. */
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
                 * @description URL of the agent, beginning with `https://` or `http://`.
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
            /** @description Capabilities and tasks that the agent declared in this probe. */
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
            /** @description Validity of the publisher's file, with counts of its parts. */
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
                 * @description Exact `accrediting_body` that a metric must name; repeated values are alternatives.
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
                 * @description Whether to add `health` and `stats` to each agent.
                 * @example true
                 */
                health?: boolean;
                /**
                 * @description Largest number of agents on one page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Exact `metric_id` that the agent must declare; repeated values are alternatives.
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
                 * @description Only agents of this type. Any other value returns status 400 with `valid_values`.
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
            /** @description Agents that match the filters and that the caller may see. */
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
                 * @description Number of agents on one page, 1 to 200.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Comma list of country codes, ISO 3166-1 alpha-2 in any case, at most 100.
                 * @example SE,NO
                 */
                markets?: string;
                /**
                 * @description Smallest number of properties that the agent may sell; 0 switches the filter off.
                 * @example 1
                 */
                min_properties?: number;
                /**
                 * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Page of agents, the most relevant first. */
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
                 * @description Value of `cursor` from the previous page; absent starts at the first page.
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
            /** @description Page of authorizations with the cursor of the feed. */
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
                 * @description Entity tags of snapshots that the caller has stored.
                 * @example "d2c1f5e04b7a49e3860f1b8e5a7c9d34"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Snapshot of all authorizations of the agent. */
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
            /** @description Snapshot is the one whose entity tag the caller sent. */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description Crawl request that was accepted; the crawl runs on its own. */
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
                 *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
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
            /** @description State of the crawl request with its times and attempts. */
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
            /** @description Properties that the agent may sell, and their identifiers. */
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
                 * @description Largest number of events on one page, 1 to 10000.
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
            /** @description Page of events in their order, with the cursor to continue from. */
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
                 * @description Largest number of events in one frame, 1 to 10000.
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
                 *     expired or already used returns status 401.
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
            /** @description Stream of frames that lasts until either side closes it. */
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
            /** @description Ticket that opens one stream without a credential in its URL. */
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
                 * @description URL of the agent, percent-encoded as one path segment.
                 * @example https://sales.fairwater.example
                 */
                agentUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domains of the publishers that authorize the agent. */
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
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example twostroke.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agents that the publisher authorizes, and agents that claim to sell it. */
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
                 * @description Naming scheme of the identifier, such as `domain` or `ios_bundle`.
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
            /** @description Agents that publishers authorize for the property. */
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
            /** @description Agents that the operator runs and the caller may see. */
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
                 * @description Optional part of the response; `placements` adds the placements of the publisher.
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
            /** @description Inventory of the publisher and the agents that may sell it. */
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
                 * @description Largest number of publishers on one page.
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
            /** @description Page of publishers, ordered by domain. */
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
            /** @description Numbers of entries of each kind. */
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
            /** @description Decision with the coverage of each selector. */
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
                 * @description Naming scheme of the identifier, such as `domain` or `ios_bundle`.
                 * @example domain
                 */
                identifier_type: components["schemas"]["EnumsIdentifierTypes"];
                /**
                 * @description The identifier; hosts are cleaned like every domain input, `*.` in front is kept.
                 * @example twostroke.example
                 */
                identifier_value: string;
                /**
                 * @description `live` reads files from their origin unless they were asked for within the last 30 seconds; `index` decides from the stored copies.
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
                 * @description Tags of placements, of which the authorization must cover one.
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
            /** @description Decision with every check that led to it. */
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
            /** @description Best matches among brands, publishers and properties. */
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
                 * @description Brand domain; a URL is accepted and reduced to its host.
                 * @example saltmarshecho.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description brand.json that this registry serves for the domain. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://registry.example/schemas/v3/brand.json",
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
            /** @description OpenAPI 3.1 document of this API, as YAML. */
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
            /** @description Document is the one whose entity tag `If-None-Match` names. */
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
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example tidewaterceramics.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description adagents.json that this registry serves for the domain. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://registry.example/schemas/v3/adagents.json",
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
    getSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Path of the file below `/schemas/v3/`, with its extension.
                 * @example core/domain-name.json
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema 2020-12, or a test vector. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryByAccept"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "$id": "https://registry.example/schemas/v3/core/domain-name.json",
                     *       "type": "string"
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            /** @description File is the one whose entity tag `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NoSuchSchema"];
            500: components["responses"]["InternalError"];
        };
    };
    getTaskBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the task, `-request` or `-response`, and `.json`.
                 * @example list_tasks-request.json
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema 2020-12 without references to other files. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryByAccept"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "$id": "https://registry.example/schemas/v3/bundles/list_tasks-request.json",
                     *       "title": "List tasks: request",
                     *       "type": "object"
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            /** @description Bundle is the one whose entity tag `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NoSuchSchema"];
            500: components["responses"]["InternalError"];
        };
    };
    getSchemaIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Index of the moving set of schemas, which follows the latest state of the contract. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryByAccept"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "protocol": "proto",
                     *       "release": "3.1.0",
                     *       "vocabulary": [
                     *         {
                     *           "keyword": "x-status",
                     *           "description": "Marks a schema or property that may change between releases of one major version."
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "name": "get_products",
                     *           "title": "Get products",
                     *           "description": "Finds products for a brief, or lists the whole catalog.",
                     *           "request": "media-buy/get-products-request",
                     *           "response": "media-buy/get-products-response",
                     *           "bundles": {
                     *             "request": {
                     *               "url": "https://registry.example/schemas/v3/bundles/get_products-request.json",
                     *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *               "bytes": 181204
                     *             },
                     *             "response": {
                     *               "url": "https://registry.example/schemas/v3/bundles/get_products-response.json",
                     *               "sha256": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
                     *               "bytes": 294011
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "schemas": [
                     *         {
                     *           "path": "core/account-ref",
                     *           "url": "https://registry.example/schemas/v3/core/account-ref.json",
                     *           "sha256": "fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13",
                     *           "bytes": 2210,
                     *           "title": "Account reference",
                     *           "description": "The account that a request is about.",
                     *           "status": "stable",
                     *           "tasks": [
                     *             "get_products"
                     *           ],
                     *           "operations": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrySchemaIndex"];
                };
            };
            /** @description Index is the one whose entity tag `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    getReleasedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Path of the file below the folder of the release, with its extension.
                 * @example core/domain-name.json
                 */
                path: string;
                /**
                 * @description Number of the release, as `/schemas/v3/releases/index.json` lists it.
                 * @example 3.1.0-rc.1
                 */
                release: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description File of the release, which never changes. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheForever"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryByAccept"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "$id": "https://registry.example/schemas/v3/releases/3.1.0-rc.1/core/domain-name.json",
                     *       "type": "string"
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            /** @description File is the one whose entity tag `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NoSuchSchema"];
            500: components["responses"]["InternalError"];
        };
    };
    listSchemaReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Releases in the order of their numbers, each with the address of its index. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Cache-Control": components["headers"]["CacheFiveMinutes"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryByAccept"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "releases": [
                     *         {
                     *           "release": "3.1.0",
                     *           "index": "https://registry.example/schemas/v3/releases/3.1.0/index.json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrySchemaReleases"];
                };
            };
            /** @description List is the one whose entity tag `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
}
