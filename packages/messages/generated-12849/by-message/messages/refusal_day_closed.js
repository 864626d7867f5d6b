/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Day_ClosedInputs */

const en_ca2_refusal_day_closed = /** @type {(inputs: Refusal_Day_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This day is closed already.`)
};

const fr_ca2_refusal_day_closed = /** @type {(inputs: Refusal_Day_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette journée est déjà fermée.`)
};

/**
* | output |
* | --- |
* | "This day is closed already." |
*
* @param {Refusal_Day_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_day_closed = /** @type {((inputs?: Refusal_Day_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Day_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_day_closed(inputs)
	return en_ca2_refusal_day_closed(inputs)
});