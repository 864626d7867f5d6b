/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ now: NonNullable<unknown>, before: NonNullable<unknown> }} Queue_PriceInputs */

const en_ca2_queue_price = /** @type {(inputs: Queue_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It now costs ${i?.now} instead of ${i?.before}.`)
};

const fr_ca2_queue_price = /** @type {(inputs: Queue_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Elle coûte maintenant ${i?.now} au lieu de ${i?.before}.`)
};

/**
* | output |
* | --- |
* | "It now costs {now} instead of {before}." |
*
* @param {Queue_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_price = /** @type {((inputs: Queue_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_price(inputs)
	return en_ca2_queue_price(inputs)
});