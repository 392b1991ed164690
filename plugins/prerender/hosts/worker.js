// Cloudflare puts the headers of `_headers` on its 404 answers, too: an asset that is asked for in the moment of a deployment
// would be kept as missing for a year. The settings beside it have this run for `/assets/` alone.
export default {
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: 404, headers });
  },
};
