/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_ChargeInputs */

const en_ca2_finding_expects_charge = /** @type {(inputs: Finding_Expects_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a percentage such as 18%, or dollars such as 5.00$`)
};

const fr_ca2_finding_expects_charge = /** @type {(inputs: Finding_Expects_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un pourcentage comme 18%, ou des dollars comme 5.00$`)
};

/**
* | output |
* | --- |
* | "a percentage such as 18%, or dollars such as 5.00$" |
*
* @param {Finding_Expects_ChargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_charge = /** @type {((inputs?: Finding_Expects_ChargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_ChargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_charge(inputs)
	return en_ca2_finding_expects_charge(inputs)
});