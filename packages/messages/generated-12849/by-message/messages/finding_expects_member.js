/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_MemberInputs */

const en_ca2_finding_expects_member = /** @type {(inputs: Finding_Expects_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the member’s identifier`)
};

const fr_ca2_finding_expects_member = /** @type {(inputs: Finding_Expects_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`l’identifiant du membre`)
};

/**
* | output |
* | --- |
* | "the member’s identifier" |
*
* @param {Finding_Expects_MemberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_member = /** @type {((inputs?: Finding_Expects_MemberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_MemberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_member(inputs)
	return en_ca2_finding_expects_member(inputs)
});