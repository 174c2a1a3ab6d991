import type { Enhancement } from './enhancement.ts';

/** Plays videos in place of their links. Nothing is loaded before the reader clicks. */
export const enhancement: Enhancement = {
  mount(article) {
    const restores = [...article.querySelectorAll<HTMLAnchorElement>('a.video-open')].map((link) => {
      const title = (link.querySelector('.video-title')?.textContent ?? '').replace(/^Play: /, '');
      // A button, because it no longer leads to another page.
      const button = document.createElement('button');
      button.type = 'button';
      button.className = link.className;
      button.append(...link.childNodes);
      link.replaceWith(button);
      let player: HTMLElement = button;
      button.addEventListener('click', () => {
        player =
          link.dataset.kind === 'file'
            ? createVideo(link.dataset.src ?? '', title)
            : createFrame(link.dataset.src ?? '', title);
        button.replaceWith(player);
        player.focus();
      });
      return () => {
        link.append(...button.childNodes);
        player.replaceWith(link);
      };
    });
    return () => restores.forEach((restore) => restore());
  },
};

function createVideo(src: string, title: string): HTMLVideoElement {
  const player = document.createElement('video');
  player.setAttribute('aria-label', title);
  return Object.assign(player, { src, controls: true, autoplay: true, playsInline: true });
}

function createFrame(src: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  return Object.assign(player, {
    src,
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}
