/** Text put into HTML or XML, where some signs mean something. */
export function escaped(text: string): string {
  const signs: { readonly [sign: string]: string } = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!);
}
