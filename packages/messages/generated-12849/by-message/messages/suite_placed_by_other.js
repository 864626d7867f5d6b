/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Placed_By_OtherInputs */

const en_ca2_suite_placed_by_other = /** @type {(inputs: Suite_Placed_By_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone else has placed this suite’s pre-order. Its owner or the venue’s staff can add to it. On the day of the event you order on the suite’s tab.`)
};

const fr_ca2_suite_placed_by_other = /** @type {(inputs: Suite_Placed_By_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La précommande de cette loge a été passée par quelqu’un d’autre. Son propriétaire ou le personnel de l’établissement peut y ajouter. Le jour de l’événement, vous commandez sur la note de la loge.`)
};

/**
* | output |
* | --- |
* | "Someone else has placed this suite’s pre-order. Its owner or the venue’s staff can add to it. On the day of the event you order on the suite’s tab." |
*
* @param {Suite_Placed_By_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_placed_by_other = /** @type {((inputs?: Suite_Placed_By_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Placed_By_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_placed_by_other(inputs)
	return en_ca2_suite_placed_by_other(inputs)
});