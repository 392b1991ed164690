// Shows an email that comes while the page is open.
const { newest } = document.currentScript.dataset;
setInterval(async () => {
  // While the server restarts there is no answer.
  const mails = await fetch('/mails').then(
    (response) => response.json(),
    () => undefined,
  );
  if (mails && (mails[0]?.id ?? '') !== newest) location.reload();
}, 1_000);
