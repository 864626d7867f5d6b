/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Table_Card_InvitationInputs */

const en_ca2_table_card_invitation = /** @type {(inputs: Table_Card_InvitationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scan to see the menu and order`)
};

const fr_ca2_table_card_invitation = /** @type {(inputs: Table_Card_InvitationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balayez le code pour voir le menu et commander`)
};

/**
* | output |
* | --- |
* | "Scan to see the menu and order" |
*
* @param {Table_Card_InvitationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const table_card_invitation = /** @type {((inputs?: Table_Card_InvitationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Card_InvitationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_table_card_invitation(inputs)
	return en_ca2_table_card_invitation(inputs)
});