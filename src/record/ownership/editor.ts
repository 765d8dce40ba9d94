/** Who is named beside a revision, and for which organization they act. */
export type Editor = { readonly name: string; readonly orgId: string };
