/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Way_RequiredInputs */

const en_ca2_checkout_way_required = /** @type {(inputs: Checkout_Way_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose how you’d like to order.`)
};

const fr_ca2_checkout_way_required = /** @type {(inputs: Checkout_Way_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez comment vous voulez commander.`)
};

/**
* | output |
* | --- |
* | "Please choose how you’d like to order." |
*
* @param {Checkout_Way_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_way_required = /** @type {((inputs?: Checkout_Way_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Way_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_way_required(inputs)
	return en_ca2_checkout_way_required(inputs)
});