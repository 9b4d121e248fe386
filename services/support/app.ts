import type { CreateService } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { paths } from './contract.ts';
import { supportChannel } from './live-channel.ts';

/** The chatbot and live support. A path without an endpoint answers 404. */
export const createSupport: CreateService = async (context) => ({
  name: 'support',
  paths,
  app: serviceApp(context),
  live: supportChannel(context.log),
});
