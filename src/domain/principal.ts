/** Who calls. `userKey` names the limit bucket and the editor: a user, or an organization's API key. */
export type Principal = {
  readonly kind: 'api_key';
  readonly userKey: string;
  readonly displayName: string;
  readonly organization: { readonly id: string; readonly name: string; readonly tier: string | null };
};
