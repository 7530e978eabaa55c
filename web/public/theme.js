// Wears the settings before the first thing is drawn, so that a dark room stays dark. The page itself takes over later.
// A file of its own, because the server's content policy allows no script inside the page.
(() => {
  // A page inside somebody else's wears what its address says.
  const asked = location.pathname.startsWith('/embed/') ? new URLSearchParams(location.search) : null;
  const read = (key) => {
    if (asked !== null) return asked.get(key);
    try {
      return JSON.parse(localStorage.getItem(`signoria.${key}`));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = read('theme') ?? 'system';
  const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root.dataset.theme = dark ? 'dark' : 'light';
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ['en', 'ru', 'de'].includes(tag));
  root.lang = read('language') ?? spoken ?? 'en';
  const size = Number(read('textSize') ?? 100);
  root.dataset.letters = size >= 150 ? 'large' : 'plain';
  root.style.setProperty('--text-scale', String(size / 100));
})();
