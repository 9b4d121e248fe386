export { assessHere, prepareToAssess } from './assess-here.ts';
export { graverDanger } from './graver-danger.ts';
