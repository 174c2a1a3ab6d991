import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('videoSource', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc_1-2', 'https://www.youtube-nocookie.com/embed/abc_1-2?autoplay=1'],
    ['https://youtu.be/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1'],
    ['https://video.example.com/embed/9', 'https://video.example.com/embed/9'],
  ])('%s plays in a frame', (src, frame) => expect(videoSource(src)).toEqual({ kind: 'frame', src: frame }));
  it.each([
    '/product/tour.mp4',
    '/product/tour',
    'https://media.example.com/a.webm?x=1',
    'https://media.example.com/a.MP4',
  ])('%s is a file', (src) => expect(videoSource(src)).toEqual({ kind: 'file', src }));
});
