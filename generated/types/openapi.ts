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
         *     findings in one text; warnings pass. Nothing is fetched or stored, so the call may be repeated freely.
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
         * @description Answers the brand document as it is, without resolving it. A stored entry of any source comes first, then the
         *     file of the domain; with `fresh=true` the file comes first when it is valid. When there is neither, the answer
         *     is 404, with findings in `errors` if the domain serves a file that cannot be used. The answer is not cached.
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
         *     for older clients. A domain that already has an entry of any kind answers 409 `entry_exists`. Counts against the
         *     same limits as saving.
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
         *     instead. A brand that nobody knows answers 404 with the status of its file. There is no rate limit.
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
         *     A publisher that nobody knows answers 404. There is no rate limit.
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
         * @description Resolves each domain from stored data; nothing is fetched. The answer is keyed by the domain as it was sent,
         *     trimmed and in lower case; a publisher that is not stored is null. One element that is no domain fails the whole
         *     call. 20 calls per minute and client address.
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
         *     empty list. Saving is not idempotent: each call that edits adds a revision. 60 saves per user in an hour, and per
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
         *     A domain that does not resolve to public addresses is refused with 400. Nothing is stored.
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
         *     address, is refused with `invalid_domain`, before anything is counted. Then the limits are looked at: one
         *     request per domain in 5 minutes, whoever asks, and 30 per user in an hour. A request that cannot be queued
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
            /** @description Explanation in one or two sentences. */
            message: string;
            /** @description Seconds to wait before the next try; always present with status 429, and equal to the Retry-After header. */
            retry_after?: number;
            /** @description Address that was looked at or that helps further, for example the file of the domain. */
            url?: string;
            /** @description Values that the refused parameter accepts. */
            valid_values?: string[];
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
         * Agent type
         * @description What an agent is for. `brand`: answers for the identity of a brand; `rights`: licenses rights such as talent or music; `measurement`: reports metrics; `governance`: checks plans and content against policies; `creative`: builds, validates or previews creatives; `sales`: sells inventory; `buying`: buys inventory; `signals`: offers audience and context signals.
         * @enum {string}
         */
        EnumsAgentType: "brand" | "rights" | "measurement" | "governance" | "creative" | "sales" | "buying" | "signals";
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
         * Brand architecture
         * @description How a house presents its brands. `branded_house`: one master brand over everything; `house_of_brands`: separate brands that hide the house; `hybrid`: a mix of both.
         * @enum {string}
         */
        EnumsBrandArchitecture: "branded_house" | "house_of_brands" | "hybrid";
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
         * Operator scope
         * @description What an authorized operator may do for a brand.
         * @enum {string}
         */
        EnumsOperatorScope: "all" | "media_buying" | "creative_generation" | "rights_clearance" | "governance" | "measurement" | "agent_operations";
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
         * Redirect reason
         * @description Why a brand domain points elsewhere.
         * @enum {string}
         */
        EnumsRedirectReason: "acquisition" | "divestiture" | "rebrand" | "regional" | "legacy" | "consolidation" | "other";
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
            /** @description Whether to add `$schema`; true when left out. */
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
            /** @description Domain of the confirmed house. */
            house_domain?: string;
            /** @description Industries in which the brand works. */
            industries?: string[];
            /** @description Place of the brand in its house. */
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
             * @description Domain that stands for the brand.
             * @example acme.example
             */
            canonical_domain: string;
            /**
             * @description Canonical identifier: the domain itself for a stored or agent-backed brand, the brand identifier (with `parent#` in front for a sub-brand) for one read from a house file, the document identifier for a brand that describes itself.
             * @example acme.example
             */
            canonical_id: string;
            /** @description House that only the brand names. A claim, never a reason to trust. */
            claimed_house_domain?: string;
            /** @description Age of the brand.json copy behind the answer. */
            freshness?: components["schemas"]["RegistryFreshness"];
            /**
             * @description Domain of the owning house; present only when house and brand both confirm the tie, or the brand is defined in the house file.
             * @example acme-group.example
             */
            house_domain?: string;
            /** @description Name of the house. */
            house_name?: string;
            /** @description Place of the brand in its house. */
            keller_type?: components["schemas"]["EnumsKellerType"];
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
            /** @description Properties of the publisher. */
            properties: components["schemas"]["RegistryResolvedProperty"][];
            /** @description Publisher in canonical form. */
            publisher_domain: string;
            /** @description Where the answer came from. */
            source: components["schemas"]["EnumsPropertyResolutionSource"];
            /** @description True when the answer rests on the file of the publisher. */
            verified: boolean;
        };
        /**
         * Property save item
         * @description A property as a member writes it. Further keys are stored.
         */
        RegistryPropertySaveItem: {
            /** @description Names under which the property is known. */
            identifiers?: {
                /** @description Scheme of the value. */
                type: string;
                /** @description The identifier. */
                value: string;
            }[];
            /** @description Name shown to people; more than blanks. */
            name: string;
            /** @description Identifier inside the publisher. */
            property_id?: string;
            /** @description The same as `type`, for clients that send both; `type` counts. */
            property_type?: string;
            /** @description Labels of the property. */
            tags?: string[];
            /** @description Kind of property, for example `website`. */
            type: string;
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
            authorized_agents?: unknown;
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
        /** @description The caller is not a member of an organization, or lacks the permission (`forbidden`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "forbidden",
                 *       "message": "Membership of an organization is required."
                 *     }
                 */
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
        /** @description The service is too busy to take the request now (`unavailable`). */
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
    };
    parameters: never;
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
         * @description Names this version of the document; send it back in `If-None-Match`.
         * @example "5c1f0a3b9d2e4f60718293a4b5c6d7e8"
         */
        EntityTag: string;
        /**
         * @description The answer must not be cached.
         * @example no-store
         */
        NoStore: "no-store";
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
export type CoreBrandId = components['schemas']['CoreBrandId'];
export type CoreCollection = components['schemas']['CoreCollection'];
export type CoreCollectionDistribution = components['schemas']['CoreCollectionDistribution'];
export type CoreContentRating = components['schemas']['CoreContentRating'];
export type CoreCountryCode = components['schemas']['CoreCountryCode'];
export type CoreDistributionIdentifier = components['schemas']['CoreDistributionIdentifier'];
export type CoreDomainName = components['schemas']['CoreDomainName'];
export type CoreErrorIssue = components['schemas']['CoreErrorIssue'];
export type CoreErrorResponse = components['schemas']['CoreErrorResponse'];
export type CoreLimitedSeries = components['schemas']['CoreLimitedSeries'];
export type CoreRelatedCollection = components['schemas']['CoreRelatedCollection'];
export type CoreSpecial = components['schemas']['CoreSpecial'];
export type CoreTalent = components['schemas']['CoreTalent'];
export type EnumsAgentType = components['schemas']['EnumsAgentType'];
export type EnumsAppStore = components['schemas']['EnumsAppStore'];
export type EnumsAssetContentType = components['schemas']['EnumsAssetContentType'];
export type EnumsBrandArchitecture = components['schemas']['EnumsBrandArchitecture'];
export type EnumsBrandJsonVariant = components['schemas']['EnumsBrandJsonVariant'];
export type EnumsBrandPropertyRelationship = components['schemas']['EnumsBrandPropertyRelationship'];
export type EnumsBrandSource = components['schemas']['EnumsBrandSource'];
export type EnumsCollectionCadence = components['schemas']['EnumsCollectionCadence'];
export type EnumsCollectionKind = components['schemas']['EnumsCollectionKind'];
export type EnumsCollectionRelationship = components['schemas']['EnumsCollectionRelationship'];
export type EnumsCollectionStatus = components['schemas']['EnumsCollectionStatus'];
export type EnumsContentRatingSystem = components['schemas']['EnumsContentRatingSystem'];
export type EnumsCrawlOutcome = components['schemas']['EnumsCrawlOutcome'];
export type EnumsCrawlStatus = components['schemas']['EnumsCrawlStatus'];
export type EnumsDiscoveryMethod = components['schemas']['EnumsDiscoveryMethod'];
export type EnumsDistributionIdentifierType = components['schemas']['EnumsDistributionIdentifierType'];
export type EnumsFeedFormat = components['schemas']['EnumsFeedFormat'];
export type EnumsFreshnessState = components['schemas']['EnumsFreshnessState'];
export type EnumsGenreTaxonomy = components['schemas']['EnumsGenreTaxonomy'];
export type EnumsKellerType = components['schemas']['EnumsKellerType'];
export type EnumsLogoSlot = components['schemas']['EnumsLogoSlot'];
export type EnumsOperatorScope = components['schemas']['EnumsOperatorScope'];
export type EnumsProductionQuality = components['schemas']['EnumsProductionQuality'];
export type EnumsPropertyResolutionSource = components['schemas']['EnumsPropertyResolutionSource'];
export type EnumsPropertySource = components['schemas']['EnumsPropertySource'];
export type EnumsPropertyType = components['schemas']['EnumsPropertyType'];
export type EnumsRedirectReason = components['schemas']['EnumsRedirectReason'];
export type EnumsRelationshipTrust = components['schemas']['EnumsRelationshipTrust'];
export type EnumsReviewStatus = components['schemas']['EnumsReviewStatus'];
export type EnumsRevisionSource = components['schemas']['EnumsRevisionSource'];
export type EnumsRightType = components['schemas']['EnumsRightType'];
export type EnumsRightUse = components['schemas']['EnumsRightUse'];
export type EnumsSpecialCategory = components['schemas']['EnumsSpecialCategory'];
export type EnumsTalentRole = components['schemas']['EnumsTalentRole'];
export type EnumsTrademarkLicenseType = components['schemas']['EnumsTrademarkLicenseType'];
export type EnumsTrademarkStatus = components['schemas']['EnumsTrademarkStatus'];
export type EnumsUpdateFrequency = components['schemas']['EnumsUpdateFrequency'];
export type RegistryAdagentsCreateData = components['schemas']['RegistryAdagentsCreateData'];
export type RegistryAdagentsCreateRequest = components['schemas']['RegistryAdagentsCreateRequest'];
export type RegistryAdagentsCreateResponse = components['schemas']['RegistryAdagentsCreateResponse'];
export type RegistryAdagentsToolError = components['schemas']['RegistryAdagentsToolError'];
export type RegistryAdagentsValidateData = components['schemas']['RegistryAdagentsValidateData'];
export type RegistryAdagentsValidateRequest = components['schemas']['RegistryAdagentsValidateRequest'];
export type RegistryAdagentsValidateResponse = components['schemas']['RegistryAdagentsValidateResponse'];
export type RegistryAgentCardCheck = components['schemas']['RegistryAgentCardCheck'];
export type RegistryApiIndex = components['schemas']['RegistryApiIndex'];
export type RegistryBrandBulkRequest = components['schemas']['RegistryBrandBulkRequest'];
export type RegistryBrandBulkResponse = components['schemas']['RegistryBrandBulkResponse'];
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
export type RegistryDiscoveredBrand = components['schemas']['RegistryDiscoveredBrand'];
export type RegistryDiscoveredBrandRequest = components['schemas']['RegistryDiscoveredBrandRequest'];
export type RegistryDiscoveredBrandResponse = components['schemas']['RegistryDiscoveredBrandResponse'];
export type RegistryFreshness = components['schemas']['RegistryFreshness'];
export type RegistryHistoryResponse = components['schemas']['RegistryHistoryResponse'];
export type RegistryHostedAdagents = components['schemas']['RegistryHostedAdagents'];
export type RegistryHostedProperty = components['schemas']['RegistryHostedProperty'];
export type RegistryLiveBrandJson = components['schemas']['RegistryLiveBrandJson'];
export type RegistryLocalizedName = components['schemas']['RegistryLocalizedName'];
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
export type RegistryResolvedAgent = components['schemas']['RegistryResolvedAgent'];
export type RegistryResolvedProperty = components['schemas']['RegistryResolvedProperty'];
export type RegistryRevisionEntry = components['schemas']['RegistryRevisionEntry'];
export type RegistryValidationError = components['schemas']['RegistryValidationError'];
export type RegistryValidationResult = components['schemas']['RegistryValidationResult'];
export type RegistryValidationWarning = components['schemas']['RegistryValidationWarning'];
export type ResponseAdagentsToolRefused = components['responses']['AdagentsToolRefused'];
export type ResponseEntryExists = components['responses']['EntryExists'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseInvalidDomain = components['responses']['InvalidDomain'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseNotConfigured = components['responses']['NotConfigured'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseSaveConflict = components['responses']['SaveConflict'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type HeaderAnyOrigin = components['headers']['AnyOrigin'];
export type HeaderCacheFiveMinutes = components['headers']['CacheFiveMinutes'];
export type HeaderCacheOneHour = components['headers']['CacheOneHour'];
export type HeaderEntityTag = components['headers']['EntityTag'];
export type HeaderNoStore = components['headers']['NoStore'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
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
                     *       "name": "Registry API",
                     *       "version": "1.0.0",
                     *       "documentation": "http://localhost:8080/docs",
                     *       "openapi": "http://localhost:8080/openapi/registry.yaml",
                     *       "endpoints": {
                     *         "resolveBrand": "/api/brands/resolve",
                     *         "resolveProperty": "/api/properties/resolve"
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
                 *           "url": "https://sales.example",
                 *           "authorized_for": "Display on all pages",
                 *           "authorization_type": "property_ids",
                 *           "property_ids": [
                 *             "main_site"
                 *           ]
                 *         }
                 *       ],
                 *       "properties": [
                 *         {
                 *           "property_id": "main_site",
                 *           "property_type": "website",
                 *           "name": "Example News",
                 *           "identifiers": [
                 *             {
                 *               "type": "domain",
                 *               "value": "news.example"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "include_timestamp": false
                 *     }
                 */
                "application/json": components["schemas"]["RegistryAdagentsCreateRequest"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "success": true,
                     *         "adagents_json": "{\n  \"authorized_agents\": [ … ]\n}",
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
            500: components["responses"]["InternalError"];
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
                 *       "domain": "news.example"
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
                     *         "domain": "news.example",
                     *         "found": true,
                     *         "validation": {
                     *           "valid": true,
                     *           "errors": [],
                     *           "warnings": [
                     *             {
                     *               "field": "last_updated",
                     *               "message": "The file does not say when it was last changed.",
                     *               "suggestion": "Add last_updated as an ISO 8601 time in UTC."
                     *             }
                     *           ],
                     *           "domain": "news.example",
                     *           "url": "https://news.example/.well-known/adagents.json",
                     *           "status_code": 200,
                     *           "response_bytes": 512,
                     *           "resolved_url": "https://news.example/.well-known/adagents.json",
                     *           "discovery_method": "direct"
                     *         },
                     *         "agent_cards": [
                     *           {
                     *             "agent_url": "https://sales.example",
                     *             "valid": true,
                     *             "errors": [],
                     *             "status_code": 200,
                     *             "response_time_ms": 84,
                     *             "card_endpoint": "https://sales.example/.well-known/agent-card.json"
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
        };
    };
    getBrandJson: {
        parameters: {
            query: {
                /**
                 * @description Brand domain; a URL is accepted and reduced to its host.
                 * @example acme.example
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
                     *       "domain": "acme.example",
                     *       "url": "https://acme.example/.well-known/brand.json",
                     *       "variant": "brand_canonical",
                     *       "data": {
                     *         "id": "acme",
                     *         "names": [
                     *           {
                     *             "en": "Acme Outdoors"
                     *           }
                     *         ],
                     *         "keller_type": "master"
                     *       },
                     *       "freshness": {
                     *         "state": "live",
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
        };
    };
    submitDiscoveredBrand: {
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
                 * @example acme.example
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
                     *       "domain": "acme.example",
                     *       "cached": false,
                     *       "source_type": "enriched",
                     *       "manifest": {
                     *         "name": "Acme Outdoors",
                     *         "url": "https://acme.example",
                     *         "description": "Gear for long walks.",
                     *         "logos": [
                     *           {
                     *             "url": "https://acme.example/logo.svg",
                     *             "tags": [
                     *               "icon"
                     *             ]
                     *           }
                     *         ],
                     *         "colors": {
                     *           "primary": "#0B6E4F"
                     *         },
                     *         "fonts": [
                     *           {
                     *             "name": "Inter",
                     *             "role": "body"
                     *           }
                     *         ]
                     *       },
                     *       "company": {
                     *         "name": "Acme Outdoors Inc.",
                     *         "industry": "Retail",
                     *         "employees": "51-200",
                     *         "founded": 1999
                     *       }
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
                 * @example acme.example
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
                     *       "domain": "acme.example",
                     *       "total": 3,
                     *       "revisions": [
                     *         {
                     *           "revision_number": 3,
                     *           "editor_name": "Ada",
                     *           "edit_summary": "Restored revision 1",
                     *           "source": "community",
                     *           "is_rollback": true,
                     *           "rolled_back_to": 1,
                     *           "created_at": "2026-01-15T08:30:00.000Z"
                     *         },
                     *         {
                     *           "revision_number": 2,
                     *           "editor_name": "system",
                     *           "edit_summary": "Enriched",
                     *           "source": "enriched",
                     *           "is_rollback": false,
                     *           "created_at": "2026-01-14T10:00:00.000Z"
                     *         },
                     *         {
                     *           "revision_number": 1,
                     *           "editor_name": "Ada",
                     *           "edit_summary": "Created",
                     *           "source": "community",
                     *           "is_rollback": false,
                     *           "created_at": "2026-01-13T09:15:00.000Z"
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
                    /**
                     * @example {
                     *       "brands": [
                     *         {
                     *           "domain": "acme.example",
                     *           "brand_name": "Acme Outdoors",
                     *           "source": "brand_json",
                     *           "has_manifest": true,
                     *           "verified": true,
                     *           "keller_type": "master",
                     *           "logo_url": "https://acme.example/logo.svg",
                     *           "primary_color": "#0B6E4F",
                     *           "logos": [
                     *             {
                     *               "url": "https://acme.example/logo.svg",
                     *               "tags": [
                     *                 "primary"
                     *               ]
                     *             }
                     *           ],
                     *           "colors": {
                     *             "primary": "#0B6E4F"
                     *           },
                     *           "tone": {
                     *             "voice": "Warm and plain"
                     *           },
                     *           "industries": [
                     *             "retail"
                     *           ],
                     *           "sub_brand_count": 2
                     *         }
                     *       ],
                     *       "stats": {
                     *         "total": 1,
                     *         "brand_json": 1,
                     *         "community": 0,
                     *         "enriched": 0,
                     *         "houses": 1,
                     *         "sub_brands": 0,
                     *         "with_manifest": 1
                     *       }
                     *     }
                     */
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
                 * @example acme.example
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
                     *       "canonical_id": "acme.example",
                     *       "canonical_domain": "acme.example",
                     *       "brand_name": "Acme Outdoors",
                     *       "keller_type": "master",
                     *       "house_domain": "acme-group.example",
                     *       "source": "brand_json",
                     *       "names": [
                     *         {
                     *           "en": "Acme Outdoors"
                     *         }
                     *       ],
                     *       "relationship_trust": "mutual",
                     *       "relationship_verified_at": "2026-01-15T08:30:00.000Z",
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
                 *         "acme.example",
                 *         "quiet.example"
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
                     *         "acme.example": {
                     *           "canonical_id": "acme.example",
                     *           "canonical_domain": "acme.example",
                     *           "brand_name": "Acme Outdoors",
                     *           "keller_type": "master",
                     *           "source": "community"
                     *         },
                     *         "quiet.example": null
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "acme.example",
                 *       "brand_name": "Acme Outdoors",
                 *       "brand_manifest": {
                 *         "name": "Acme Outdoors",
                 *         "description": "Gear for long walks.",
                 *         "logos": [
                 *           {
                 *             "url": "https://acme.example/logo.svg",
                 *             "tags": [
                 *               "primary"
                 *             ]
                 *           }
                 *         ],
                 *         "colors": [
                 *           {
                 *             "hex": "#0B6E4F",
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SaveConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getPropertyHistory: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example news.example
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
                     *       "domain": "news.example",
                     *       "total": 1,
                     *       "revisions": [
                     *         {
                     *           "revision_number": 1,
                     *           "editor_name": "Ada",
                     *           "edit_summary": "Created",
                     *           "source": "community",
                     *           "is_rollback": false,
                     *           "created_at": "2026-01-13T09:15:00.000Z"
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
                    /**
                     * @example {
                     *       "properties": [
                     *         {
                     *           "domain": "news.example",
                     *           "source": "adagents_json",
                     *           "property_count": 1,
                     *           "agent_count": 2,
                     *           "verified": true,
                     *           "property_rid": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *           "property_id": "main_site",
                     *           "name": "Example News",
                     *           "property_type": "website",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "news.example"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "stats": {
                     *         "total": 1,
                     *         "adagents_json": 1,
                     *         "community": 0,
                     *         "enriched": 0
                     *       }
                     *     }
                     */
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
                 * @example news.example
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
                     *       "publisher_domain": "news.example",
                     *       "source": "adagents_json",
                     *       "authorized_agents": [
                     *         {
                     *           "url": "https://sales.example",
                     *           "authorized_for": "Display on all pages"
                     *         }
                     *       ],
                     *       "properties": [
                     *         {
                     *           "id": "main_site",
                     *           "type": "website",
                     *           "name": "Example News",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "news.example"
                     *             }
                     *           ],
                     *           "tags": [
                     *             "news"
                     *           ]
                     *         }
                     *       ],
                     *       "contact": {
                     *         "name": "Ad Operations",
                     *         "email": "ads@news.example"
                     *       },
                     *       "verified": true,
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
                 *         "news.example",
                 *         "quiet.example"
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
                     *         "news.example": {
                     *           "publisher_domain": "news.example",
                     *           "source": "hosted",
                     *           "authorized_agents": [],
                     *           "properties": [
                     *             {
                     *               "type": "website",
                     *               "name": "Example News"
                     *             }
                     *           ],
                     *           "verified": false
                     *         },
                     *         "quiet.example": null
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SaveConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    validateProperty: {
        parameters: {
            query: {
                /**
                 * @description Publisher domain; a URL is accepted and reduced to its host.
                 * @example news.example
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
                     *       "valid": false,
                     *       "errors": [
                     *         {
                     *           "field": "authorized_agents[0].url",
                     *           "message": "The agent URL must use https.",
                     *           "severity": "error"
                     *         }
                     *       ],
                     *       "warnings": [],
                     *       "domain": "news.example",
                     *       "url": "https://news.example/.well-known/adagents.json",
                     *       "status_code": 200,
                     *       "response_bytes": 418,
                     *       "resolved_url": "https://news.example/.well-known/adagents.json",
                     *       "raw_data": {
                     *         "authorized_agents": [
                     *           {
                     *             "url": "http://sales.example",
                     *             "authorized_for": "Display",
                     *             "authorization_type": "property_tags",
                     *             "property_tags": [
                     *               "news"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "discovery_method": "direct"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistryValidationResult"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    requestCrawl: {
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
                 *       "domain": "news.example"
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
                     *       "domain": "news.example",
                     *       "crawl_request_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17"
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Value of `crawl_request_id` from the answer to the request.
                 * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
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
                     *       "crawl_request_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
                     *       "domain": "news.example",
                     *       "status": "completed",
                     *       "attempts": 1,
                     *       "max_attempts": 5,
                     *       "requested_at": "2026-01-15T08:30:00.000Z",
                     *       "started_at": "2026-01-15T08:30:01.200Z",
                     *       "last_attempted_at": "2026-01-15T08:30:01.200Z",
                     *       "completed_at": "2026-01-15T08:30:01.950Z",
                     *       "next_attempt_at": null,
                     *       "last_error_code": null,
                     *       "outcome": "changed",
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
    getHostedBrandJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Brand domain, cleaned like every domain input.
                 * @example acme.example
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
                     *       "id": "acme_example",
                     *       "names": [
                     *         {
                     *           "en": "Acme Outdoors"
                     *         }
                     *       ],
                     *       "description": "Gear for long walks.",
                     *       "url": "https://acme.example/",
                     *       "logos": [
                     *         {
                     *           "url": "https://acme.example/logo.svg",
                     *           "tags": [
                     *             "primary"
                     *           ]
                     *         }
                     *       ],
                     *       "colors": {
                     *         "primary": "#0B6E4F"
                     *       },
                     *       "last_updated": "2026-01-15T08:30:00.000Z"
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
                 * @example news.example
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
                     *       "authorized_agents": [],
                     *       "properties": [
                     *         {
                     *           "property_type": "website",
                     *           "name": "Example News",
                     *           "identifiers": [
                     *             {
                     *               "type": "domain",
                     *               "value": "news.example"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "contact": {
                     *         "name": "Ad Operations",
                     *         "email": "ads@news.example"
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
