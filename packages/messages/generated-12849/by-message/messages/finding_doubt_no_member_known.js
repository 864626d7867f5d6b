/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Member_KnownInputs */

const en_ca2_finding_doubt_no_member_known = /** @type {(inputs: Finding_Doubt_No_Member_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is off, so no guest gets member prices and menus.`)
};

const fr_ca2_finding_doubt_no_member_known = /** @type {(inputs: Finding_Doubt_No_Member_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est désactivé ; aucun client n’a les prix et menus des membres.`)
};

/**
* | output |
* | --- |
* | "This is off, so no guest gets member prices and menus." |
*
* @param {Finding_Doubt_No_Member_KnownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_member_known = /** @type {((inputs?: Finding_Doubt_No_Member_KnownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Member_KnownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_member_known(inputs)
	return en_ca2_finding_doubt_no_member_known(inputs)
});