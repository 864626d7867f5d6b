/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_To_YouInputs */

const en_ca2_order_to_you = /** @type {(inputs: Order_To_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll bring it to you.`)
};

const fr_ca2_order_to_you = /** @type {(inputs: Order_To_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous vous l’apportons.`)
};

/**
* | output |
* | --- |
* | "We’ll bring it to you." |
*
* @param {Order_To_YouInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_to_you = /** @type {((inputs?: Order_To_YouInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_To_YouInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_to_you(inputs)
	return en_ca2_order_to_you(inputs)
});