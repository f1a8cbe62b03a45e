import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parseArgs } from 'node:util';
import { DemoModule } from './demo.module.js';
import { DemoShop } from './shop/demo-shop.js';

const { values } = parseArgs({ options: { 'without-rooms': { type: 'boolean', default: false } } });
const app = await NestFactory.createApplicationContext(DemoModule, { logger: ['error', 'warn'] });
await app.get(DemoShop).seed((step) => console.log(step), { hasRooms: !values['without-rooms'] });
await app.close();
