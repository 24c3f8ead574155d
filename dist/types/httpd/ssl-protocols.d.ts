/** What a SSLProtocol or SSLProxyProtocol line of 2.2 says. */
export interface SslProtocols {
    /** By number of the word: those that ask for SSLv2 or SSLv3, which a current 2.4 has not. */
    readonly gone: readonly number[];
    /** What 2.4 should offer instead: the words without those, or a list that means the same; undefined where a word is not known. */
    readonly rest: readonly string[] | undefined;
    /** `rest` is what is left of the words, in their order. */
    readonly isRemainder: boolean;
    /** 2.2 offered nothing but SSLv2 and SSLv3, so that TLS has to take their place. */
    readonly isReplaced: boolean;
}
/** Read the words of the line as 2.2's ssl_cmd_protocol_parse does. */
export declare function sslProtocols(words: readonly string[]): SslProtocols;
/** The versions of TLS that the words ask for; undefined where one of them is not known, or is new in 2.4. */
export declare const tlsOffered: (words: readonly string[]) => readonly string[] | undefined;
/** Whether 2.4 offers TLS 1.3 by these words, in which a word without a sign takes the place of those before it. */
export declare const tls13Offered: (words: readonly string[]) => boolean;
