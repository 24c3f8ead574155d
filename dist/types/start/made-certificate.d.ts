/** A certificate and its key, in PEM, by their paths. */
export interface MadeCertificate {
    readonly certificate: string;
    readonly key: string;
}
/** Write a certificate that nobody trusts, for this day alone: what the real ones are, no copy has to know. */
export declare function madeCertificate(folder: string): MadeCertificate;
