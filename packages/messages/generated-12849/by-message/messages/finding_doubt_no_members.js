/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_MembersInputs */

const en_ca2_finding_doubt_no_members = /** @type {(inputs: Finding_Doubt_No_MembersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no members, so no guest gets member prices and menus.`)
};

const fr_ca2_finding_doubt_no_members = /** @type {(inputs: Finding_Doubt_No_MembersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun membre ; aucun client n’a les prix et menus des membres.`)
};

/**
* | output |
* | --- |
* | "There are no members, so no guest gets member prices and menus." |
*
* @param {Finding_Doubt_No_MembersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_members = /** @type {((inputs?: Finding_Doubt_No_MembersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_MembersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_members(inputs)
	return en_ca2_finding_doubt_no_members(inputs)
});