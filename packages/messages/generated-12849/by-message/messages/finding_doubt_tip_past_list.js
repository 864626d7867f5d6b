/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ selected: NonNullable<unknown>, offered: NonNullable<unknown> }} Finding_Doubt_Tip_Past_ListInputs */

const en_ca2_finding_doubt_tip_past_list = /** @type {(inputs: Finding_Doubt_Tip_Past_ListInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choice ${i?.selected} is selected, but there are ${i?.offered}, counted from 0: no tip is preselected.`)
};

const fr_ca2_finding_doubt_tip_past_list = /** @type {(inputs: Finding_Doubt_Tip_Past_ListInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le choix ${i?.selected} est présélectionné, mais il y en a ${i?.offered}, comptés à partir de 0 ; aucun pourboire n’est présélectionné.`)
};

/**
* | output |
* | --- |
* | "Choice {selected} is selected, but there are {offered}, counted from 0: no tip is preselected." |
*
* @param {Finding_Doubt_Tip_Past_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_tip_past_list = /** @type {((inputs: Finding_Doubt_Tip_Past_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Tip_Past_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_tip_past_list(inputs)
	return en_ca2_finding_doubt_tip_past_list(inputs)
});