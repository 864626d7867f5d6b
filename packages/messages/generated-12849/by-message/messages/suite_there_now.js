/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, total: NonNullable<unknown> }} Suite_There_NowInputs */

const en_ca2_suite_there_now = /** @type {(inputs: Suite_There_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What is there now: order ${i?.number}, ${i?.total}.`)
};

const fr_ca2_suite_there_now = /** @type {(inputs: Suite_There_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce qui s’y trouve maintenant : commande ${i?.number}, ${i?.total}.`)
};

/**
* | output |
* | --- |
* | "What is there now: order {number}, {total}." |
*
* @param {Suite_There_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_there_now = /** @type {((inputs: Suite_There_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_There_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_there_now(inputs)
	return en_ca2_suite_there_now(inputs)
});