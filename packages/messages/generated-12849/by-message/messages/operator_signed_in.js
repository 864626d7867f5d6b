/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Operator_Signed_InInputs */

const en_ca2_operator_signed_in = /** @type {(inputs: Operator_Signed_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are signed in as ${i?.name}, for the suites of these events.`)
};

const fr_ca2_operator_signed_in = /** @type {(inputs: Operator_Signed_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : session ouverte pour les loges de ces événements.`)
};

/**
* | output |
* | --- |
* | "You are signed in as {name}, for the suites of these events." |
*
* @param {Operator_Signed_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_signed_in = /** @type {((inputs: Operator_Signed_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Signed_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_signed_in(inputs)
	return en_ca2_operator_signed_in(inputs)
});