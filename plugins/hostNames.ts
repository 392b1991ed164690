/** The hosts that a build can be made for: the values of `SITE_HOST`. */
export const HOST_NAMES = ['cloudflare', 'cloudflare-pages', 'netlify', 'apache', 'nginx'] as const;
export type HostName = (typeof HOST_NAMES)[number];
