import { Html, html } from '../../pages/html.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1c2430}
main{max-width:26rem;margin:8vh auto;padding:2rem;background:#fff;border-radius:.75rem;box-shadow:0 1px 8px #0002}
h1{font-size:1.3rem;margin:0 0 1rem}label{display:block;margin:.75rem 0 .25rem}
input,select{width:100%;box-sizing:border-box;padding:.6rem;font:inherit;border:1px solid #8a94a6;border-radius:.4rem}
button{margin-top:1.25rem;padding:.65rem 1.2rem;font:inherit;border:0;border-radius:.4rem;background:#1d4ed8;color:#fff}
button.plain{background:none;color:#1c2430;text-decoration:underline}.error{color:#b42318}
@media(prefers-color-scheme:dark){body{background:#12161d;color:#e6e9ef}main{background:#1c222c}
input,select{background:#12161d;color:inherit}button.plain{color:inherit}.error{color:#ff8a7a}}`;

/** A whole page. It loads nothing from anywhere. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
