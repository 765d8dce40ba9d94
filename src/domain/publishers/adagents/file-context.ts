/** Whose file it is: the publisher's own, where its pointer leads, or that of the manager its ads.txt names. */
export type FileRole = 'own' | 'pointer_target' | 'manager';

/** A file as one publisher sees it; both domains canonical. */
export type FileContext = { publisherDomain: string; fileDomain: string; role: FileRole };
