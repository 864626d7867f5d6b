/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Day_ClosedInputs */

const en_ca2_checkout_day_closed = /** @type {(inputs: Checkout_Day_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`closed`)
};

const fr_ca2_checkout_day_closed = /** @type {(inputs: Checkout_Day_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`fermé`)
};

/**
* | output |
* | --- |
* | "closed" |
*
* @param {Checkout_Day_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_day_closed = /** @type {((inputs?: Checkout_Day_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Day_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_day_closed(inputs)
	return en_ca2_checkout_day_closed(inputs)
});