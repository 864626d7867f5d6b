/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_DeliveryInputs */

const en_ca2_suite_delivery = /** @type {(inputs: Suite_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When should it be there?`)
};

const fr_ca2_suite_delivery = /** @type {(inputs: Suite_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quand doit-elle arriver?`)
};

/**
* | output |
* | --- |
* | "When should it be there?" |
*
* @param {Suite_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_delivery = /** @type {((inputs?: Suite_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_delivery(inputs)
	return en_ca2_suite_delivery(inputs)
});