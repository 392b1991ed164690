/** The value of a design token in the source of `tokens.css`: `token(tokens, 'bottle') // => '#17392e'`. */
export function token(tokens: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: there is no --${name}`);
  return value;
}
