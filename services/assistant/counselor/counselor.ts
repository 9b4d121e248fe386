import type { ChatRequest, Reply } from './conversation.ts';

/** Answers by hand-written words alone. */
export class Counselor {
  reply({ language }: ChatRequest): Reply {
    const text = {
      en: 'Thank you for telling me that. What part of it weighs the most right now?',
      es: 'Gracias por contarme esto. ¿Qué parte pesa más en este momento?',
    };
    return { text: text[language], tools: [] };
  }
}
