/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Suite_ChangingInputs */

const en_ca2_suite_changing = /** @type {(inputs: Suite_ChangingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You’re changing pre-order ${i?.number}. It stays as it is until you confirm.`)
};

const fr_ca2_suite_changing = /** @type {(inputs: Suite_ChangingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous modifiez la précommande ${i?.number}. Elle reste telle quelle jusqu’à ce que vous confirmiez.`)
};

/**
* | output |
* | --- |
* | "You’re changing pre-order {number}. It stays as it is until you confirm." |
*
* @param {Suite_ChangingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_changing = /** @type {((inputs: Suite_ChangingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_ChangingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_changing(inputs)
	return en_ca2_suite_changing(inputs)
});