/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Orders_PausedInputs */

const en_ca2_refusal_orders_paused = /** @type {(inputs: Refusal_Orders_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant is not taking orders at the moment.`)
};

const fr_ca2_refusal_orders_paused = /** @type {(inputs: Refusal_Orders_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant ne prend pas de commandes pour le moment.`)
};

/**
* | output |
* | --- |
* | "The restaurant is not taking orders at the moment." |
*
* @param {Refusal_Orders_PausedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_orders_paused = /** @type {((inputs?: Refusal_Orders_PausedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Orders_PausedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_orders_paused(inputs)
	return en_ca2_refusal_orders_paused(inputs)
});