// Shows an email that comes while the page is open.
const { newest } = document.currentScript.dataset;
new EventSource('/newest').addEventListener('message', ({ data }) => {
  if (data !== newest) location.reload();
});
