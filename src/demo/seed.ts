import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DemoModule } from './demo.module.js';
import { DemoShop } from './shop/demo-shop.js';

const app = await NestFactory.createApplicationContext(DemoModule, { logger: ['error', 'warn'] });
await app.get(DemoShop).seed((step) => console.log(step));
await app.close();
